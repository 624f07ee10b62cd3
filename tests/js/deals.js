"use strict";
/* Recomputes deals with the page's own code: cases in, everything that follows from them out. */
const { load, serve } = require("./page.js");

const Deal = load(["verify.deal.js"], "Deal");

async function answer(asked) {
  const { players, cards, each } = Deal.setup(asked.rules);
  const secret = Deal.unhex(asked.secret);
  const { rules, match, hand } = asked;
  const seed = await Deal.seed(secret, rules, match, hand, Deal.unhex(asked.cut));
  const steps = await Deal.steps(seed, cards);
  const dealt = Deal.share(steps[4].cards, players, each, asked.dealer);
  const bots = [];
  for (let seat = 0; seat < players; seat++) {
    bots.push(Deal.hex(await Deal.botSeed(secret, rules, match, hand, seat)));
  }
  return {
    commitment: await Deal.commitment(secret),
    seed: Deal.hex(seed),
    steps: steps.map((step) => ({ ...step, cards: step.cards.join(" ") })),
    hands: dealt.hands.map((cards) => Deal.sorted(cards).join(" ")),
    aside: Deal.sorted(dealt.aside).join(" "),
    bots,
    first_dealer: await Deal.firstDealer(secret, rules, match, players),
  };
}

serve(async ({ deals, cuts }) => ({
  deals: await Promise.all(deals.map(answer)),
  cuts: await Promise.all(cuts.map(async (text) => Deal.hex(await Deal.typedCut(text)))),
}));
