"use strict";

/* The page: takes a record, runs the checker and shows what it says, hand by hand. */
(() => {
  const LARGEST = 4_000_000; // characters; the record of a long match has some ten thousand
  const MARKS = { passed: "Passed", wrong: "Wrong", open: "Not yet" };
  const byId = (id) => document.getElementById(id);
  let run = 0;

  function make(tag, text, kind) {
    const element = document.createElement(tag);
    if (text) element.textContent = text;
    if (kind) element.className = kind;
    return element;
  }

  function handSection(title) {
    const section = make("section");
    section.append(make("h3", title), make("ol"));
    byId("hands").append(section);
    return section;
  }

  function handTable(hands, names) {
    const table = make("table");
    table.append(make("caption", "The hands as they were dealt"));
    hands.forEach((cards, seat) => {
      const row = table.insertRow();
      const head = make("th", names[seat]);
      head.scope = "row";
      row.append(head, make("td", cards.join(" "), "cards"));
    });
    return table;
  }

  function show(step, sections) {
    if (!sections.has(step.where)) sections.set(step.where, handSection(step.where));
    const section = sections.get(step.where);
    const line = make("li", "", step.state);
    line.append(make("b", MARKS[step.state]), make("span", step.says));
    section.querySelector("ol").append(line);
    if (step.hands) section.append(handTable(step.hands, step.names));
  }

  function say(text) {
    byId("verdict").textContent = text;
  }

  async function check(text) {
    const mine = ++run;
    byId("result").hidden = false;
    byId("hands").replaceChildren();
    byId("check").disabled = true;
    say("Checking.");
    const sections = new Map();
    const seen = [];
    for await (const step of Checker.check(text)) {
      if (mine !== run) return;
      seen.push(step);
      show(step, sections);
    }
    byId("check").disabled = false;
    say(Checker.verdict(seen));
    byId("result-title").focus();
  }

  async function answerCut() {
    const typed = byId("typed").value;
    const cut = Deal.hex(await Deal.typedCut(typed));
    if (typed !== byId("typed").value) return;
    byId("cut-answer").textContent = typed === "" ? "" : Checker.cutAnswer(byId("record").value, cut);
  }

  async function choose(event) {
    const file = event.target.files[0];
    if (!file) return;
    byId("record").value = file.size > LARGEST ? "" : await file.text();
    await start();
  }

  async function start() {
    const text = byId("record").value;
    if (text.length > LARGEST) {
      byId("result").hidden = false;
      say("This is too long to be the record of a match.");
      return;
    }
    await check(text);
    await answerCut();
  }

  if (!globalThis.crypto || !crypto.subtle) {
    byId("result").hidden = false;
    byId("check").disabled = true;
    say("This browser offers no WebCrypto here. Open the page over https, or from your own machine.");
    return;
  }
  byId("form").addEventListener("submit", (event) => {
    event.preventDefault();
    start();
  });
  byId("file").addEventListener("change", choose);
  byId("typed").addEventListener("input", answerCut);
})();
