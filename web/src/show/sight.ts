/** On a small screen, a move that is shown is brought into sight above what tells of it. */
import { around, type Box } from "../learn/boxes";
import { pace } from "../settings/settings.svelte";

const AIR = 12; // px round it
const SHOWN = "[data-from=best], [data-to=best]";

/** Scroll so that the tiles of the best move and the place where they go are seen above a box; the place if there is no room for both. */
export function bringMoveIntoSight(below: () => Element | null): void {
  requestAnimationFrame(() => {
    const places = [...document.querySelectorAll(SHOWN)].filter((each) => each.getClientRects().length && !each.closest("section.action"));
    const end = (below()?.getBoundingClientRect().top ?? innerHeight) - AIR;
    const box = around(places.map((place) => place.getBoundingClientRect()));
    if (!box || (box.top >= AIR && box.top + box.height <= end)) return;
    scrollBy({ top: wayTo(box, end), behavior: pace() ? "smooth" : "instant" });
  });
}

/** How far down the page goes so that a box lies in the middle of what is free, or ends where that ends. */
export function wayTo(box: Box, end: number): number {
  const top = box.height > end - AIR ? end - box.height : Math.max(AIR, (end - box.height) / 2);
  return Math.round(box.top - top);
}
