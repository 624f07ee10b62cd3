/**
 * Who hears which key. The canvas hears what the game may want; the browser keeps Tab and its own shortcuts.
 * A key pressed on a mirrored button is given to the canvas too, except those that work the button itself.
 */
import { element } from "./dom.js";

const WORKING = ["Enter", " "]; // they may go down on the canvas and up on the button that took the focus
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
  if (event.key === "Enter" && event.repeat) event.preventDefault(); // a key held down presses once
  if (isShortcut(event)) return;
  const own = OWN.includes(event.key);
  if (own && !(event.type === "keyup" && WORKING.includes(event.key))) return;
  if (!own) event.preventDefault(); // arrows must not scroll
  const { key, code, keyCode, location, repeat, shiftKey, ctrlKey, metaKey } = event;
  const options = { key, code, keyCode, which: keyCode, location, repeat, shiftKey, ctrlKey, metaKey };
  give(event.type, { ...options, cancelable: true });
  // what a key writes depends on layout and Shift, so SDL takes it from the event that browsers add
  if (event.type === "keydown" && key.length === 1) {
    const written = key.codePointAt(0);
    give("keypress", { ...options, keyCode: written, charCode: written, which: written });
  }
}

const give = (type, options) => element("canvas").dispatchEvent(new KeyboardEvent(type, options));
