"use strict";

/* Reads the text of a record, line by line: one fact a line, its key first. */
class WrongRecord extends Error {
  constructor(line, cause) {
    super(`Line ${line}: ${cause}`);
    this.line = line;
  }
}

const RecordReader = (() => {
  const HEX = "[0-9a-f]{64}";
  const CARDS = "[2-9TJQKA][CDSH](?: [2-9TJQKA][CDSH])*";
  const NUMBERS = "-?[0-9]+(?: -?[0-9]+)*";
  // What may stand in a hand, in this order: the key, the pattern, and whether it may stand more than once.
  // Only "time up" stands wherever the time was up.
  const FACTS = [
    ["hand", "hand ([0-9]{1,4})"],
    ["dealer", "dealer ([0-4])"],
    ["commitment", `commitment (${HEX})`],
    ["cut", `cut (${HEX})`],
    ["pass", "pass (left|right|across|scatter|hold)(?: by [0-4])?"],
    ["gives", `gives ([0-4]) (${CARDS})`, true],
    ["trick", `trick ([0-9]{1,2})  ([0-4]): (${CARDS})(?:  to ([0-4]))?`, true],
    ["time up", "time up"],
    ["moon", "(moon|sun) [0-4]"],
    ["form", "form (?:add|subtract)(?: by [0-4])?"],
    ["sealed", `sealed (${HEX})`],
    ["dealt", `dealt ([0-4]) (${CARDS})`, true],
    ["aside", `aside (${CARDS})`],
    ["score", `score (${NUMBERS})`],
    ["total", `total (${NUMBERS})`],
    ["secret", `secret (${HEX})`],
    ["states", "states ([0-9a-f]{16})"],
  ].map(([key, pattern, many]) => ({ key, pattern: new RegExp(`^${pattern}$`), many: Boolean(many) }));

  /** The cards of a text. Every card exists once. */
  function cards(text, line) {
    const found = text.split(" ");
    const twice = found.find((card, i) => found.indexOf(card) < i);
    if (twice) throw new WrongRecord(line, `${twice} stands here twice, but every card exists once.`);
    return found;
  }

  class Lines {
    constructor(text) {
      this.lines = text.replace(/^\uFEFF/, "").replace(/\r\n/g, "\n").replace(/\n*$/, "\n").split("\n");
      this.next = 0;
    }

    /** The number of the line that was read last, from 1. */
    get number() {
      return this.next;
    }

    peek() {
      return this.lines[this.next];
    }

    atEnd() {
      return this.lines.slice(this.next).every((line) => line === "");
    }

    must(pattern, wanted) {
      const found = this.next < this.lines.length ? this.peek().match(pattern) : null;
      this.next += 1;
      if (!found) throw new WrongRecord(this.number, `here must stand ${wanted}.`);
      return found;
    }
  }

  function head(lines) {
    lines.must(/^hearts record 1$/, "'hearts record 1'");
    const checksum = lines.must(/^checksum ([0-9a-f]{16})$/, "'checksum' with 16 hex digits")[1];
    const body = lines.lines.slice(2).join("\n");
    const code = lines.must(/^rules (\S+)$/, "'rules' with a rules code")[1];
    const rules = code === "standard" ? "" : code;
    const setup = Deal.setup(rules);
    if (!setup) throw new WrongRecord(lines.number, "this number of players is not known.");
    const match = lines.must(/^match ([A-Za-z0-9_-]{1,64})$/, "'match' with its name")[1];
    const names = [];
    while (names.length < setup.players) {
      const seat = new RegExp(`^seat ${names.length} [a-z]{1,20} (.+)$`);
      names.push(lines.must(seat, `seat ${names.length} with a level and a name`)[1]);
    }
    const first = Number(lines.must(/^first dealer ([0-4])$/, "'first dealer' with a seat")[1]);
    const firstLine = lines.number;
    if (/^seconds [1-9][0-9]*$/.test(lines.peek() || "")) lines.next += 1;
    if (/^undone [1-9][0-9]*$/.test(lines.peek() || "")) lines.next += 1;
    return { checksum, body, rules, setup, match, names, first, firstLine, hands: [] };
  }

  /** One hand: each single fact as {line, values}, each repeated one as a list of these. */
  function hand(lines) {
    const facts = { gives: [], trick: [], dealt: [] };
    let last = 0;
    while (lines.peek()) {
      const text = lines.peek();
      lines.next += 1;
      const known = FACTS.find(({ pattern }) => pattern.test(text));
      if (!known) throw new WrongRecord(lines.number, `'${text.slice(0, 60)}' is no line of a hand.`);
      const place = FACTS.indexOf(known);
      if (known.key !== "time up") {
        if (place < last) throw new WrongRecord(lines.number, `'${known.key}' cannot stand here any more.`);
        last = place;
      }
      const fact = { line: lines.number, values: text.match(known.pattern).slice(1) };
      if (known.many) facts[known.key].push(fact);
      else if (facts[known.key]) throw new WrongRecord(lines.number, `'${known.key}' stands in this hand twice.`);
      else facts[known.key] = fact;
    }
    return facts;
  }

  /** The record that a text holds, or a WrongRecord thrown. */
  function read(text) {
    const lines = new Lines(text);
    const record = head(lines);
    while (!lines.atEnd()) {
      lines.must(/^$/, "an empty line");
      if (/^winners /.test(lines.peek() || "")) {
        lines.must(/^winners [0-4](?: [0-4])*$/, "'winners' with their seats");
        if (!lines.atEnd()) throw new WrongRecord(lines.number + 1, "nothing may follow the winners.");
      } else {
        const line = lines.number + 1;
        record.hands.push({ ...hand(lines), line });
      }
    }
    return record;
  }

  return { read, cards };
})();
