/** The measures of the table: size in CSS pixels, pixel ratio within a budget, safe insets. */
import { element } from "./dom.js";

const LARGEST = 8_000_000; // backing pixels; above this a phone's memory and our blits suffer more than the eye gains
const EDGES = ["left", "top", "right", "bottom"];

let probe;

function insets() {
  if (!probe) {
    probe = document.createElement("div");
    probe.style.position = "fixed";
    probe.style.visibility = "hidden";
    for (const edge of EDGES) probe.style.setProperty(`padding-${edge}`, `env(safe-area-inset-${edge})`);
    document.body.append(probe);
  }
  const style = getComputedStyle(probe);
  return EDGES.map((edge) => parseFloat(style.getPropertyValue(`padding-${edge}`)) || 0);
}

function size() {
  const seen = window.visualViewport;
  // pinched larger, the visual viewport is a peephole: the table keeps the size of the page
  const [width, height] = seen && seen.scale < 1.01 ? [seen.width, seen.height] : [innerWidth, innerHeight];
  return [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
}

/** Calls `changed` with [width, height, ratio, left, top, right, bottom] now and whenever they change. */
export function watchViewport(changed) {
  let last = "";
  const measure = () => {
    const [width, height] = size();
    const affordable = Math.sqrt(LARGEST / (width * height));
    const ratio = Math.max(1, Math.min(devicePixelRatio || 1, affordable));
    const now = JSON.stringify([width, height, ratio, ...insets()]);
    if (now === last) return;
    last = now;
    element("stage").style.width = `${width}px`;
    element("stage").style.height = `${height}px`;
    changed(now);
  };
  // SDL would set the canvas to CSS pixels on its own; the game asks for its size in every frame instead
  const only = (event) => {
    event.stopImmediatePropagation();
    measure();
  };
  addEventListener("resize", only, true);
  addEventListener("orientationchange", measure);
  addEventListener("pageshow", measure);
  window.visualViewport?.addEventListener("resize", measure);
  watchRatio(measure);
  measure();
}

/** A media query tells of one ratio only, so it is made anew after each change. */
function watchRatio(changed) {
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  query.addEventListener("change", () => { changed(); watchRatio(changed); }, { once: true });
}
