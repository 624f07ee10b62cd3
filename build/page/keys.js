/**
 * Who hears which key. The canvas hears what the game may want; the browser keeps Tab and its own shortcuts.
 * A key pressed on a mirrored button is given to the canvas too, except those that work the button itself.
 */
import { element } from "./dom.js";

const ARROWS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const OWN = ["Tab", "Enter", " ", "Shift", "Control", "Alt", "Meta"];

export function watchKeys() {
  const canvas = element("canvas");
  canvas.addEventListener("pointerdown", () => canvas.focus({ preventScroll: true }));
  for (const type of ["keydown", "keyup"]) {
    canvas.addEventListener(type, keepForTheBrowser, true);
    element("mirror").addEventListener(type, forward);
  }
}

/** Runs before SDL's listener on the canvas, which would swallow these keys. */
function keepForTheBrowser(event) {
  if (event.key === "Tab" || isShortcut(event)) event.stopImmediatePropagation();
}

function isShortcut(event) {
  const undo = ["z", "y"].includes(event.key.toLowerCase()) && !event.altKey;
  return /^F\d+$/.test(event.key) || ((event.ctrlKey || event.metaKey || event.altKey) && !undo);
}

function forward(event) {
  if (event.target.localName === "input" && event.target.type !== "checkbox" && event.key !== "Escape") return;
  if (OWN.includes(event.key) || isShortcut(event)) return;
  event.preventDefault(); // arrows must not scroll
  if (event.key in ARROWS) {
    if (event.type === "keydown") step(event.target, ARROWS[event.key]);
    return;
  }
  const { key, code, keyCode, location, repeat, shiftKey, ctrlKey, metaKey } = event;
  const options = { key, code, keyCode, which: keyCode, location, repeat, shiftKey, ctrlKey, metaKey };
  element("canvas").dispatchEvent(new KeyboardEvent(event.type, { ...options, cancelable: true }));
}

/** Arrows walk within the group of the focused control. */
function step(node, by) {
  const group = [...node.parentElement.querySelectorAll("button, input[type=checkbox]")];
  group[(group.indexOf(node) + by + group.length) % group.length].focus({ preventScroll: true });
}
