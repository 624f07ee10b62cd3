"use strict";

/*
 * The checks: what a record says of its deals against what follows from secret and cut. Each step is
 * {where, state, says}; state is "passed", "wrong" or "open". The first wrong step of a deal is the last.
 */
const Checker = (() => {
  const STEPS = { left: 1, right: -1, across: 2 };
  const step = (where, state, says, more) => ({ where, state, says, ...more });
  const same = (a, b) => a.length === b.length && a.every((card, i) => card === b[i]);

  /** The checksum is the first half of a SHA-256 over everything below its line. */
  async function checkText(record) {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(record.body));
    return Deal.hex(new Uint8Array(digest).slice(0, 8)) === record.checksum
      ? step("The match", "passed", "The checksum fits: the text is as it was written.")
      : step("The match", "wrong", "Line 2: the checksum does not fit, so something below it was changed.");
  }

  function need(hand, key) {
    if (!hand[key]) throw new WrongRecord(hand.line, `this hand has no ${key}, which must stand.`);
    return hand[key];
  }

  function checkPlace(record, hand, index) {
    const number = need(hand, "hand");
    if (Number(number.values[0]) !== index + 1) throw new WrongRecord(number.line, `this must be hand ${index + 1}.`);
    const dealer = need(hand, "dealer");
    const due = (record.first + index) % record.setup.players;
    if (Number(dealer.values[0]) !== due) throw new WrongRecord(dealer.line, `the dealer of this hand is seat ${due}.`);
    return due;
  }

  async function checkSeal(hand) {
    const told = need(hand, "commitment");
    const secret = need(hand, "secret");
    const found = await Deal.commitment(Deal.unhex(secret.values[0]));
    if (found !== told.values[0]) {
      throw new WrongRecord(told.line, `the secret in line ${secret.line} has the commitment ${found}.`);
    }
    return "The secret fits the commitment that stood before the cut.";
  }

  async function checkLot(record, secret) {
    const drawn = await Deal.firstDealer(secret, record.rules, record.match, record.setup.players);
    if (drawn !== record.first) {
      throw new WrongRecord(record.firstLine, `the lot fell on seat ${drawn}, which deals first.`);
    }
    return "The first dealer was drawn by lot with the first secret.";
  }

  async function shuffled(record, hand, index) {
    const secret = Deal.unhex(hand.secret.values[0]);
    const cut = Deal.unhex(need(hand, "cut").values[0]);
    const seed = await Deal.seed(secret, record.rules, record.match, index + 1, cut);
    return (await Deal.steps(seed, record.setup.cards)).at(-1).cards;
  }

  function checkHands(record, hand, dealt) {
    const { players } = record.setup;
    if (hand.dealt.length !== players) {
      throw new WrongRecord(hand.line, `the cards dealt must stand here for each of ${players} seats.`);
    }
    hand.dealt.forEach(({ line, values }, seat) => {
      const due = Deal.sorted(dealt.hands[seat]);
      if (Number(values[0]) !== seat || !same(values[1].split(" "), due)) {
        throw new WrongRecord(line, `secret and cut (line ${hand.cut.line}) deal ${due.join(" ")} to seat ${seat}.`);
      }
    });
    const left = Deal.sorted(dealt.aside).join(" ");
    if ((hand.aside ? hand.aside.values[0] : "") !== left) {
      throw new WrongRecord(hand.aside ? hand.aside.line : hand.line, `the cards left over are ${left || "none"}.`);
    }
    return "Shuffled and dealt again from secret and cut, every hand is the one on record.";
  }

  function take(held, seat, card, line, does) {
    if (!held[seat] || !held[seat].delete(card)) {
      throw new WrongRecord(line, `seat ${seat} ${does} ${card}, which it does not hold.`);
    }
  }

  /** All passes at once: every card leaves before any arrives. */
  function exchange(record, hand, held) {
    const { players } = record.setup;
    const way = hand.pass.values[0];
    if (hand.gives.length !== (way === "hold" ? 0 : players)) {
      throw new WrongRecord(hand.pass.line, "each seat passes once, and none on a hold hand.");
    }
    const arriving = [];
    const size = way === "scatter" ? players - 1 : record.setup.passed;
    for (const { line, values } of hand.gives) {
      const giver = Number(values[0]);
      const laid = RecordReader.cards(values[1], line);
      if (laid.length !== size) throw new WrongRecord(line, `${size} cards are passed.`);
      laid.forEach((card, i) => {
        take(held, giver, card, line, "passes");
        const by = way === "scatter" ? i + 1 : STEPS[way] + players;
        arriving.push([(giver + by) % players, card]);
      });
    }
    for (const [seat, card] of arriving) held[seat].add(card);
  }

  function taker(leader, laid, players) {
    const rank = (card) => "23456789TJQKA".indexOf(card[0]);
    let best = 0;
    laid.forEach((card, i) => {
      if (card[1] === laid[0][1] && rank(card) > rank(laid[best])) best = i;
    });
    return (leader + best) % players;
  }

  function playTrick(record, fact, number, due, held) {
    const { players } = record.setup;
    const [told, leader, text, to] = fact.values;
    if (Number(told) !== number) throw new WrongRecord(fact.line, `this must be trick ${number}.`);
    if (due !== null && Number(leader) !== due) throw new WrongRecord(fact.line, `seat ${due} leads this trick.`);
    const laid = RecordReader.cards(text, fact.line);
    if (laid.length !== players) throw new WrongRecord(fact.line, `a trick has ${players} cards.`);
    laid.forEach((card, i) => take(held, (Number(leader) + i) % players, card, fact.line, "plays"));
    const winner = taker(Number(leader), laid, players);
    if (to === undefined || Number(to) !== winner) throw new WrongRecord(fact.line, `seat ${winner} takes this trick.`);
    return winner;
  }

  function checkPlay(record, hand, dealt) {
    const held = dealt.hands.map((cards) => new Set(cards));
    exchange(record, hand, held);
    let leader = null;
    hand.trick.forEach((fact, i) => {
      leader = playTrick(record, fact, i + 1, leader, held);
    });
    const seat = held.findIndex((cards) => cards.size);
    if (seat >= 0) throw new WrongRecord(hand.line, `seat ${seat} still holds ${[...held[seat]].join(" ")}.`);
    return `The pass and all ${hand.trick.length} tricks came from these hands, and each trick went to the right seat.`;
  }

  async function* checkHand(record, hand, index) {
    const where = `Hand ${index + 1}`;
    const results = ["score", "total", "secret", "states"];
    const finished = hand.score || hand.total || hand.secret;
    if (!finished && index === record.hands.length - 1) {
      yield step(where, "open", "This hand is not over, so its secret is still closed.");
      return;
    }
    ["pass", ...results].forEach((key) => need(hand, key));
    const dealer = checkPlace(record, hand, index);
    yield step(where, "passed", await checkSeal(hand));
    if (index === 0) yield step(where, "passed", await checkLot(record, Deal.unhex(hand.secret.values[0])));
    const { players, each } = record.setup;
    const dealt = Deal.share(await shuffled(record, hand, index), players, each, dealer);
    const shown = { hands: dealt.hands.map(Deal.sorted), names: record.names };
    yield step(where, "passed", checkHands(record, hand, dealt), shown);
    yield step(where, "passed", checkPlay(record, hand, dealt));
  }

  /** All steps of a record, as they are done, up to the first in a hand that is wrong. */
  async function* check(text) {
    let where = "The match";
    try {
      const record = RecordReader.read(text);
      yield await checkText(record);
      for (const [index, hand] of record.hands.entries()) {
        where = `Hand ${index + 1}`;
        yield* checkHand(record, hand, index);
      }
    } catch (error) {
      if (!(error instanceof WrongRecord)) throw error;
      yield step(where, "wrong", error.message);
    }
  }

  /** The outcome in a sentence or two. */
  function verdict(steps) {
    const wrong = steps.filter(({ state }) => state === "wrong");
    const sentence = ({ where, says }) => `${where}, ${says[0].toLowerCase()}${says.slice(1)}`;
    if (wrong.length) return `Refused. ${wrong.map(sentence).join(" ")}`;
    const hands = steps.filter((one) => one.hands).length;
    if (!hands) return "There is no finished hand in this record yet, so there is nothing to check.";
    return hands === 1 ? "Passed: the hand was dealt fairly." : `Passed: all ${hands} hands were dealt fairly.`;
  }

  /** Which hands of a record used this cut (hex), in a sentence. */
  function cutAnswer(text, cut) {
    const used = text.split(/\r?\n\r?\n/).flatMap((part) => {
      const hand = part.match(/^hand ([0-9]+)$/m);
      return hand && part.includes(`\ncut ${cut}`) ? [hand[1]] : [];
    });
    if (!used.length) return `These words make the cut ${cut}, which is in no hand of the record above.`;
    return `These words make the cut ${cut}: it was used in hand ${used.join(" and ")}.`;
  }

  return { check, verdict, cutAnswer };
})();
