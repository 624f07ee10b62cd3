/** The panel of an unhandled error: the text, a way to copy it, a way to go on. Only the first error is shown. */
import { element } from "./dom.js";
import { copy } from "./exchange.js";
import { hideLoader } from "./loader.js";

export function fail(trace) {
  if (!element("failure").hidden) return true;
  hideLoader();
  element("mirror").replaceChildren();
  element("stage").hidden = true;
  element("trace").textContent = trace;
  element("failure").hidden = false;
  element("failure-title").focus();
  return true;
}

export function watchForErrors() {
  element("reload").onclick = () => location.reload();
  element("copy-trace").onclick = () => {
    element("copied").textContent = copy(element("trace").textContent) ? "Copied." : "Select the text and copy it.";
  };
  addEventListener("error", (event) => event.message && fail(event.error?.stack ?? event.message));
  addEventListener("unhandledrejection", (event) => fail(String(event.reason?.stack ?? event.reason)));
}
