/** `window.hearts`: what the page does for the game (the other end of game/host/browser.py). */
import { fail } from "./failure.js";
import { copy, pickFile, saveFile } from "./exchange.js";
import { nextFrame } from "./frames.js";
import { hideLoader } from "./loader.js";
import { Mirror } from "./mirror.js";
import { watchViewport } from "./viewport.js";
import { say } from "./voice.js";

/** Makes the bridge. Only texts, numbers and truth values cross it; lists cross as JSON. */
export function makeBridge() {
  let acts = [];
  const act = (kind, name, value) => acts.push([kind, name, value]);
  const mirror = new Mirror(act);
  const motion = matchMedia("(prefers-reduced-motion: reduce)");
  const hearts = {
    viewport: "",
    nextFrame,
    get reducedMotion() { return motion.matches; },
    entropy: (count) => Array.from(crypto.getRandomValues(new Uint8Array(count)), hex).join(""),
    mirror: (title, controls) => mirror.show(title, JSON.parse(controls)),
    focus: (name) => {
      // what the page still had to say about the focus is older than what the game says now
      acts = acts.filter(([kind]) => kind !== "focus" && kind !== "blur");
      mirror.focus(name);
    },
    acts: () => {
      if (!acts.length) return "";
      const text = JSON.stringify(acts);
      acts = [];
      return text;
    },
    say,
    copy,
    saveFile,
    pickFile: () => pickFile((text) => act("input", "file", text)),
    fail,
    firstFrame: () => {
      hideLoader();
      performance.mark("first-frame");
      document.body.dataset.state = "playing";
    },
  };
  watchViewport((viewport) => { hearts.viewport = viewport; });
  return hearts;
}

const hex = (byte) => byte.toString(16).padStart(2, "0");
