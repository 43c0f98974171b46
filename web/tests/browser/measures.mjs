/** What can be measured of a page that is well laid out. Each measure gives a list of complaints. */

/** Nothing reaches beyond the screen's sides. */
export async function tooWide(page) {
  const { width } = page.viewportSize();
  return page.evaluate((screen) => {
    const found = [];
    const wide = document.documentElement.scrollWidth - screen;
    if (wide > 0) found.push(`the page is ${wide} px too wide`);
    for (const element of document.querySelectorAll("button, a, input, select, h1, h2, h3, p, .panel, .chip")) {
      const box = element.getBoundingClientRect();
      const isSeen = box.width > 1 && element.checkVisibility({ visibilityProperty: true }) && !element.closest(".unseen, .ground");
      if (isSeen && (box.left < -1 || box.right > screen + 1)) found.push(`beyond the screen: ${element.outerHTML.slice(0, 120)}`);
    }
    return found;
  }, width);
}

/** No name, label or button is cut by its box. */
export async function cutTexts(page) {
  return page.evaluate(() => {
    const TEXTS = "h1, h2, h3, button, .button, label, legend, summary, dt, dd, th, td, li, p, b, .chip, .words";
    const found = [];
    const fontOf = (style) => `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const tell = (element) => found.push(`cut: ${element.className} ${element.textContent.trim().replace(/\s+/g, " ").slice(0, 80)}`);
    for (const element of document.querySelectorAll(TEXTS)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(".unseen")) continue;
      const style = getComputedStyle(element);
      if (style.display === "inline" || !element.textContent.trim()) continue;
      const hides = style.overflow !== "visible";
      const isTitle = element.matches("h1, h2, h3, p:not(.link)");
      if (isTitle && !hides && element.scrollWidth > element.clientWidth + 1) tell(element);
      if (hides && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3)) tell(element);
      const box = element.getBoundingClientRect();
      const panel = element.closest(".panel, dialog")?.getBoundingClientRect();
      if (panel && !element.closest(".scroll, ol") && (box.left < panel.left - 1 || box.right > panel.right + 1)) tell(element);
    }
    for (const name of document.querySelectorAll(".who h3")) {
      const pen = document.createElement("canvas").getContext("2d");
      pen.font = fontOf(getComputedStyle(name));
      const longest = Math.max(...name.textContent.split(/\s/).map((word) => pen.measureText(word).width));
      if (name.checkVisibility() && longest > name.clientWidth + 1) found.push(`broken: ${name.textContent}`);
    }
    for (const select of document.querySelectorAll("select")) {
      if (!select.checkVisibility()) continue;
      const style = getComputedStyle(select);
      const pen = document.createElement("canvas").getContext("2d");
      pen.font = fontOf(style);
      const ARROW = 16;
      const needed = pen.measureText(select.selectedOptions[0].text).width + parseFloat(style.paddingLeft) + parseFloat(style.paddingRight) + ARROW;
      if (needed > select.clientWidth + 1) found.push(`cut: select ${select.selectedOptions[0].text}`);
    }
    return found;
  });
}

/** The parts of the table lie side by side, chips on the board that they speak of. */
export async function overlaps(page) {
  return page.evaluate(() => {
    const found = [];
    const name = (element) => element.getAttribute("aria-label") ?? element.className;
    const boxes = [...document.querySelectorAll("main .panel, main .plate, header.bar, .page.whole > section.panel")]
      .filter((element) => element.checkVisibility() && !element.closest("dialog"))
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    boxes.forEach(({ element, box }, i) => {
      for (const other of boxes.slice(i + 1)) {
        if (element.contains(other.element) || other.element.contains(element)) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        const areRound = element.matches(".plate") && other.element.matches(".plate");
        const isApart = areRound && Math.hypot(box.x - other.box.x, box.y - other.box.y) >= (box.width + other.box.width) / 2;
        if (Math.min(across, down) > 2 && !isApart) found.push(`${name(element)} overlaps ${name(other.element)}`);
      }
    });
    for (const chip of document.querySelectorAll("main .chip")) {
      const [box, panel] = [chip.getBoundingClientRect(), chip.closest(".panel")?.getBoundingClientRect()];
      if (panel && (box.left < panel.left || box.right > panel.right)) found.push(`a chip leaves its board: ${chip.textContent}`);
    }
    return found;
  });
}

/** A tile that can be taken answers where it is drawn, as soon as one has scrolled to where nothing lies over it. */
export async function outOfReach(page) {
  return page.evaluate(() => {
    if (document.querySelector("dialog[open]")) return [];
    const answers = (button, spot) =>
      [0.5, 0.25, 0.75].some((height) => {
        spot.scrollIntoView({ block: "center", behavior: "instant" });
        window.scrollBy({ top: (0.5 - height) * innerHeight, behavior: "instant" });
        const box = spot.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return hit?.closest("[data-take]") === button;
      });
    return [...document.querySelectorAll("main button[data-take]")]
      .filter((button) => ![...button.querySelectorAll(".spot")].every((spot) => answers(button, spot)))
      .map((button) => `out of reach: ${button.getAttribute("aria-label")}`);
  });
}

/** What is asked for in a dialog stays between its edges. */
export async function stickingOut(page) {
  return page.evaluate(() => {
    const EDGE = 12;
    const found = [];
    for (const field of document.querySelectorAll("dialog select, dialog input, dialog table")) {
      const [box, sheet] = [field.getBoundingClientRect(), field.closest("dialog").getBoundingClientRect()];
      const isOut = box.left < sheet.left + EDGE || box.right > sheet.right - EDGE;
      if (field.checkVisibility() && isOut && !field.closest(".scroll")) found.push(`sticks out: ${field.closest("label, table")?.innerText.slice(0, 60)}`);
    }
    return found;
  });
}

/** Market and own board are in view at once, without scrolling. */
export async function outOfView(page) {
  return page.evaluate(() => {
    const found = [];
    const high = document.documentElement.scrollHeight - innerHeight;
    if (high > 0) found.push(`the page is ${high} px too high`);
    for (const element of document.querySelectorAll("main .market, main .plate, main .mine, main .mine .board, main .tray, main .supply")) {
      const box = element.getBoundingClientRect();
      if (box.top < 0 || box.bottom > innerHeight + 1 || box.left < 0 || box.right > innerWidth + 1) {
        found.push(`out of view: ${element.getAttribute("aria-label") ?? element.className}`);
      }
    }
    return found;
  });
}

const FINGER = 44;
/** Spaces of a board, and heaps in a dish, are as large as these let them be; a finger's move is asked about before it is made. */
const SPACES = ".editor .board button, .editor .brushes button, .board [data-target], .option, .dish.square [data-take], .log li button";
const LEAST = 24;

/** Everything that can be pressed is as large as a finger: hit there, it answers. */
export async function smallTargets(page) {
  return page.evaluate(
    ([finger, spaces, least]) => {
      const found = [];
      const pressable = "button:not(:disabled), a[href], input, select, summary";
      const top = document.querySelector("dialog[open]") ?? document;
      for (const element of top.querySelectorAll(pressable)) {
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const wanted = element.matches(spaces) ? least : finger;
        const own = element.closest("label") ?? element;
        const box = own.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const answers = (px, py) => {
          const hit = document.elementFromPoint(px, py);
          return hit && (own.contains(hit) || hit.closest(pressable) === element);
        };
        const reach = (dx, dy) => {
          let steps = 0;
          while (steps < wanted && answers(x + dx * (steps + 1), y + dy * (steps + 1))) steps += 1;
          return steps;
        };
        const across = (side, dx, dy) => (Math.round(side) < wanted ? Math.max(Math.round(side), 1 + reach(-dx, -dy) + reach(dx, dy)) : side);
        const [width, height] = [across(box.width, 1, 0), across(box.height, 0, 1)];
        if (width < wanted || height < wanted) {
          const label = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40);
          found.push(`${label} (${element.className}) answers to ${width} × ${height} px`);
        }
      }
      return found;
    },
    [FINGER, SPACES, LEAST],
  );
}
