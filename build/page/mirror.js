/**
 * The mirror: the game's regions as real elements that screen readers, keyboards and tests can use.
 * Elements are kept by name, so that focus stays where it is while everything around it changes.
 */
import { createControl, updateControl } from "./controls.js";
import { element } from "./dom.js";

export class Mirror {
  /** `act(kind, name, value)` hears what is done with the controls. */
  constructor(act) {
    this.root = element("mirror");
    this.act = act;
    this.quiet = false;
    this.controls = new Map(); // name -> {node, control}
    this.groups = new Map(); // "label#occurrence" -> element
    this.root.addEventListener("click", (event) => this.clicked(event));
    this.root.addEventListener("input", (event) => this.typed(event));
    this.root.addEventListener("focusin", (event) => this.tell("focus", event));
    this.root.addEventListener("focusout", (event) => this.tell("blur", event));
  }

  show(title, controls) {
    if (element("heading").textContent !== title) {
      element("heading").textContent = title;
      document.title = title === "Hearts" ? title : `${title} · Hearts`;
    }
    const focused = this.root.contains(document.activeElement) ? document.activeElement : null;
    const place = focused && this.nodes().indexOf(focused);
    this.quiet = true;
    this.dropAllBut(new Set(controls.map((control) => control.name + control.role)));
    this.arrange(controls.map((control) => [control, this.nodeOf(control)]));
    if (focused?.isConnected && document.activeElement !== focused) focused.focus({ preventScroll: true });
    this.quiet = false;
    if (focused && !focused.isConnected) this.refocus(place);
  }

  /** Moves the focus to a control without telling the game, which asked for it; "" gives it to the canvas. */
  focus(name) {
    const focused = this.root.contains(document.activeElement) ? document.activeElement : null;
    const node = name ? this.nodes().find((each) => each.dataset.name === name) : focused && element("canvas");
    this.quiet = true;
    if (node && node !== document.activeElement) node.focus({ preventScroll: true });
    this.quiet = false;
  }

  nodes() {
    return [...this.root.querySelectorAll("button, input")];
  }

  dropAllBut(wanted) {
    for (const [key, { node }] of this.controls) {
      if (wanted.has(key)) continue;
      node.remove();
      this.controls.delete(key);
    }
  }

  nodeOf(control) {
    const key = control.name + control.role;
    const known = this.controls.get(key);
    const node = known?.node ?? createControl(control);
    updateControl(node, control, known?.control);
    this.controls.set(key, { node, control });
    return node;
  }

  /** Puts the elements in order, consecutive ones of a group together, moving only what lies wrong. */
  arrange(pairs) {
    const seen = new Map();
    const used = new Set();
    const rows = []; // [parent, children]
    for (const [control, node] of pairs) {
      const last = rows.at(-1);
      if (last?.label === control.group) last.children.push(node);
      else {
        const count = (seen.get(control.group) ?? 0) + 1;
        seen.set(control.group, count);
        const key = `${control.group}#${count}`;
        used.add(key);
        rows.push({ label: control.group, parent: this.groupOf(key, control.group), children: [node] });
      }
    }
    order(this.root, rows.map((row) => row.parent));
    for (const { parent, children } of rows) order(parent, children);
    for (const [key, node] of this.groups) if (!used.has(key)) { node.remove(); this.groups.delete(key); }
  }

  groupOf(key, label) {
    if (!this.groups.has(key)) {
      const node = document.createElement("div");
      if (label) {
        node.setAttribute("role", "group");
        node.setAttribute("aria-label", label);
      }
      this.groups.set(key, node);
    }
    return this.groups.get(key);
  }

  /** The focused control is gone: its successor takes over, so that keys go on working. */
  refocus(place) {
    const nodes = this.nodes();
    (nodes[Math.min(place, nodes.length - 1)] ?? element("canvas")).focus({ preventScroll: true });
  }

  clicked(event) {
    const node = event.target.closest("button, input[type=checkbox]");
    if (!node) return;
    event.preventDefault(); // a checkbox shows what the game says, not what was clicked
    this.act("press", node.dataset.name, "");
  }

  typed(event) {
    if (event.target.type !== "checkbox") this.act("input", event.target.dataset.name, event.target.value);
  }

  tell(kind, event) {
    if (!this.quiet && event.target.dataset.name) this.act(kind, event.target.dataset.name, "");
  }
}

/** Makes `nodes` the children of `parent` in this order. */
function order(parent, nodes) {
  let here = parent.firstChild;
  for (const node of nodes) {
    if (node === here) here = here.nextSibling;
    else parent.insertBefore(node, here);
  }
}
