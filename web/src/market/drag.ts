/** Dragging tiles with a mouse or a pen: they are lifted, follow the pointer, and are laid where it lets go. */

const THRESHOLD = 6; // px before a press becomes a drag

export function dragTiles(down: PointerEvent): void {
  const group = (down.target as Element).closest<HTMLElement>("button[data-take]");
  if (!group || down.button !== 0 || down.pointerType === "touch") return;
  let ghost: HTMLElement | null = null;

  const move = (event: PointerEvent): void => {
    if (!ghost && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > THRESHOLD) {
      if (group.getAttribute("aria-pressed") !== "true") group.click();
      ghost = ghostOf(group);
    }
    if (ghost) ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
  };
  const end = (event: PointerEvent): void => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!ghost) return;
    ghost.remove();
    if (event.type === "pointerup") drop(event, group);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

function drop(event: PointerEvent, group: HTMLElement): void {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  if (under && group.contains(under)) return; // let go where it was: the click would put the tiles back
  const target = under?.closest<HTMLElement>("[data-target]");
  const hand = under?.closest("[data-drop=hand]");
  (target ?? (hand ? document.querySelector<HTMLElement>("[data-take-yes]") : null))?.click();
}

function ghostOf(group: HTMLElement): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "dragged";
  ghost.setAttribute("aria-hidden", "true");
  for (const tile of group.querySelectorAll(".tile, .rhombus")) {
    const copy = tile.cloneNode(true) as SVGElement;
    delete copy.dataset.place;
    copy.style.width = `${tile.getBoundingClientRect().width}px`;
    copy.style.height = `${tile.getBoundingClientRect().height}px`;
    ghost.append(copy);
  }
  document.body.append(ghost);
  return ghost;
}
