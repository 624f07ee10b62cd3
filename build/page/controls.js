/** How one mirrored control becomes an element, by its role; see Control in game/host/host.py. */

const TAGS = { checkbox: "input", slider: "input", textbox: "input", heading: "h2", text: "p", table: "table" };

export function createControl(control) {
  const node = document.createElement(TAGS[control.role] ?? "button");
  node.dataset.name = control.name;
  if (node.localName === "button") node.type = "button";
  if (control.role === "radio") node.setAttribute("role", "radio");
  if (control.role === "checkbox") node.type = "checkbox";
  if (control.role === "slider") node.type = "range";
  if (control.role === "textbox") node.type = "text";
  return node;
}

/** Makes the element say what the control says; `before` is what it said, so that only changes are written. */
export function updateControl(node, control, before) {
  const changed = (field) => !before || String(control[field]) !== String(before[field]);
  if (changed("rect")) place(node, control.rect);
  if (changed("enabled")) set(node, "aria-disabled", control.enabled ? null : "true");
  if (changed("pressed")) press(node, control);
  if (control.role === "table") {
    if (changed("value") || changed("label")) fillTable(node, control);
  } else if (node.localName === "input") {
    if (changed("label")) node.setAttribute("aria-label", control.label);
    if (changed("value")) fillInput(node, control);
  } else if (changed("label")) {
    node.textContent = control.label;
  }
}

function set(node, attribute, value) {
  if (value === null) node.removeAttribute(attribute);
  else node.setAttribute(attribute, value);
}

function place(node, [x, y, width, height]) {
  Object.assign(node.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

function press(node, { role, pressed }) {
  if (role === "checkbox") node.checked = pressed === true;
  else if (role === "radio") node.setAttribute("aria-checked", String(pressed === true));
  else if (role === "button") set(node, "aria-pressed", pressed === null ? null : String(pressed));
}

/** A slider's value is "value" or "value lowest highest step"; without them it runs from 0 to 100. */
function fillInput(node, { role, value }) {
  if (role === "slider") {
    const [now, lowest = "0", highest = "100", step = "1"] = value.split(" ");
    Object.assign(node, { min: lowest, max: highest, step });
    node.value = now;
  } else if (node.value !== value) {
    node.value = value;
  }
}

function fillTable(node, { label, value }) {
  const rows = value.split("\n").map((row) => row.split("\t"));
  const caption = document.createElement("caption");
  caption.textContent = label;
  node.replaceChildren(caption, ...rows.map(tableRow));
}

function tableRow(cells, index) {
  const row = document.createElement("tr");
  row.append(...cells.map((text, column) => {
    const heads = index === 0 || column === 0;
    const cell = document.createElement(heads && text ? "th" : "td");
    if (heads && text) cell.scope = index === 0 ? "col" : "row";
    cell.textContent = text;
    return cell;
  }));
  return row;
}
