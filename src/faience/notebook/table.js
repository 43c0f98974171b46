// Draws what Python sends and says what was pointed at. There are no rules here.

function element(parent, tag, className) {
  const made = parent.appendChild(document.createElement(tag));
  made.className = className;
  return made;
}

function render({ model, el }) {
  const words = model.get("words");
  const table = element(el, "div", "faience-table");
  table.setAttribute("role", "group");
  table.setAttribute("aria-label", words.table);
  const picture = element(table, "div", "faience-picture");
  const bar = element(table, "div", "faience-bar");
  const log = element(table, "ol", "faience-log");
  log.setAttribute("aria-label", words.log);
  log.setAttribute("aria-live", "polite");

  let byKeyboard = false; // then the focus follows what is offered

  const tell = (message) => model.send(message);
  const choose = (name) => tell({ do: "choose", name });
  const pointedAt = (event) => event.target.closest?.("[data-name]")?.dataset.name;

  function draw() {
    picture.innerHTML = model.get("picture");
    const svg = picture.querySelector("svg");
    svg?.setAttribute("role", "group");
    mark();
  }

  // The first tile of a colour in a place, or a line, can be reached by the keyboard and says what it would do.
  function mark() {
    const [choices, chosen] = [model.get("choices"), model.get("chosen")];
    const seen = new Set();
    for (const part of picture.querySelectorAll("[data-name]")) {
      const name = part.dataset.name;
      const offered = name in choices;
      part.classList.toggle("faience-offered", offered);
      part.classList.toggle("faience-chosen", chosen.includes(name));
      if (offered && !seen.has(name)) {
        part.setAttribute("tabindex", "0");
        part.setAttribute("role", "button");
        part.setAttribute("aria-label", choices[name]);
      } else {
        for (const attribute of ["tabindex", "role", "aria-label"]) part.removeAttribute(attribute);
      }
      seen.add(name);
    }
    if (byKeyboard) picture.querySelector("[tabindex]")?.focus();
  }

  function controls() {
    bar.replaceChildren();
    for (const [move, text] of Object.entries(model.get("buttons"))) button(text, () => choose(move), "faience-move");
    if (model.get("chosen").length > 0) button(words.back, () => tell({ do: "back" }));
    if (model.get("can_undo")) button(words.undo, () => tell({ do: "undo" }));
  }

  function button(text, act, className = "") {
    const made = element(bar, "button", className);
    made.type = "button";
    made.textContent = text;
    made.addEventListener("click", act);
  }

  function write() {
    log.replaceChildren(...model.get("lines").map((line) => Object.assign(document.createElement("li"), { textContent: line })));
  }

  picture.addEventListener("click", (event) => {
    const name = pointedAt(event);
    byKeyboard = false;
    if (name) choose(name);
  });
  table.addEventListener("keydown", (event) => {
    const name = pointedAt(event);
    const isPressed = event.key === "Enter" || event.key === " ";
    if (event.key !== "Escape" && !(name && isPressed)) return;
    byKeyboard = true;
    if (name && isPressed) choose(name);
    else tell({ do: "back" });
    event.preventDefault();
    event.stopPropagation();
  });

  function choosing() {
    mark();
    controls();
  }

  const listeners = { picture: draw, choices: mark, chosen: choosing, lines: write, can_undo: controls, buttons: controls };
  for (const [name, listener] of Object.entries(listeners)) model.on(`change:${name}`, listener);
  draw();
  controls();
  write();
  return () => Object.entries(listeners).forEach(([name, listener]) => model.off(`change:${name}`, listener));
}

export default { render };
