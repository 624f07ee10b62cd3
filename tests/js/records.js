"use strict";
/* Checks records with the page's own code: a list of texts in, the steps and the verdict of each out. */
const { load, serve } = require("./page.js");

const Checker = load(["verify.deal.js", "verify.record.js", "verify.check.js"], "Checker");

async function answer(text) {
  const steps = [];
  for await (const step of Checker.check(text)) steps.push(step);
  return { steps, verdict: Checker.verdict(steps) };
}

serve(async ({ records, cuts }) => ({
  records: await Promise.all(records.map(answer)),
  cuts: cuts.map(([text, cut]) => Checker.cutAnswer(text, cut)),
}));
