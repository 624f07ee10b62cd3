/** The live region: each sentence once, in order; sentences of the same moment are spoken as one. */
import { element } from "./dom.js";

const GATHER_MS = 100; // a reader drops a change that follows another too closely
const KEEP = 12;
let waiting = [];

export function say(text) {
  if (waiting.push(text) === 1) setTimeout(speak, GATHER_MS);
}

function speak() {
  const line = document.createElement("p");
  line.textContent = waiting.join(" ");
  waiting = [];
  const log = element("said");
  log.append(line);
  while (log.children.length > KEEP) log.firstChild.remove();
}
