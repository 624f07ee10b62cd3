"use strict";

/*
 * The deal of "hearts fair deal 1", written from its specification (see the README): secret and cut in,
 * deck and hands out. It shares no code with the game. All functions that hash are asynchronous, because
 * the browser's WebCrypto is.
 */
const Deal = (() => {
  const TAG = "hearts fair deal 1: ";
  const RANKS = "23456789TJQKA";
  const SUITS = "CDSH";
  const bytesOf = (text) => new TextEncoder().encode(text);

  function hex(bytes) {
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  /** The bytes of lower-case hex, or null when the text is none. */
  function unhex(text) {
    if (!/^([0-9a-f]{2})*$/.test(text)) return null;
    return Uint8Array.from(text.match(/../g) || [], (pair) => parseInt(pair, 16));
  }

  function pack(...parts) {
    const blocks = parts.map((part) => (typeof part === "string" ? bytesOf(part) : part));
    const packed = new Uint8Array(blocks.reduce((sum, block) => sum + 4 + block.length, 0));
    let at = 0;
    for (const block of blocks) {
      new DataView(packed.buffer).setUint32(at, block.length, false);
      packed.set(block, at + 4);
      at += 4 + block.length;
    }
    return packed;
  }

  async function sha256(bytes) {
    return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  }

  async function hmac(secret, message) {
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", secret, algorithm, false, ["sign"]);
    return new Uint8Array(await crypto.subtle.sign("HMAC", key, message));
  }

  async function commitment(secret) {
    return hex(await sha256(pack(TAG + "commitment", secret)));
  }

  function typedCut(text) {
    return sha256(pack(TAG + "cut", text));
  }

  function seed(secret, rules, match, hand, cut) {
    return hmac(secret, pack(TAG + "deck", rules, match, String(hand), cut));
  }

  function botSeed(secret, rules, match, hand, seat) {
    return hmac(secret, pack(TAG + "bot", rules, match, String(hand), String(seat)));
  }

  async function firstDealer(secret, rules, match, players) {
    const lot = new Numbers(await hmac(secret, pack(TAG + "dealer", rules, match)));
    return lot.below(players);
  }

  class Numbers {
    constructor(seedBytes) {
      this.seed = seedBytes;
      this.block = new Uint8Array(0);
      this.used = 0;
      this.counter = 0;
    }

    async byte() {
      if (this.used === this.block.length) {
        const message = new Uint8Array(this.seed.length + 8);
        message.set(this.seed);
        new DataView(message.buffer).setUint32(message.length - 4, this.counter, false);
        this.block = await sha256(message);
        this.counter += 1;
        this.used = 0;
      }
      return this.block[this.used++];
    }

    async below(n) {
      const bits = n > 1 ? 32 - Math.clz32(n - 1) : 0;
      for (;;) {
        const value = (await this.byte()) & (2 ** bits - 1);
        if (value < n) return value;
      }
    }

    async near(middle, spread) {
      return middle - spread + (await this.below(2 * spread + 1));
    }
  }

  async function shuffle(numbers, deck) {
    const cards = deck.slice();
    for (let i = cards.length - 1; i > 0; i--) {
      const j = await numbers.below(i + 1);
      const card = cards[i];
      cards[i] = cards[j];
      cards[j] = card;
    }
    return { kind: "shuffle", cards, parted: [], stacked: [] };
  }

  function restack(kind, deck, parted, stacked) {
    const ends = [...parted, deck.length];
    const piles = ends.map((end, i) => deck.slice(i === 0 ? 0 : ends[i - 1], end));
    return { kind, cards: stacked.flatMap((pile) => piles[pile]), parted, stacked };
  }

  async function cutMiddle(numbers, deck) {
    const half = Math.floor(deck.length / 2);
    return restack("cut", deck, [await numbers.near(half, Math.floor(deck.length / 8))], [1, 0]);
  }

  async function cutThirds(numbers, deck) {
    const spread = Math.floor(deck.length / 12);
    const first = await numbers.near(Math.floor(deck.length / 3), spread);
    const second = await numbers.near(Math.floor((2 * deck.length) / 3), spread);
    const stacked = (await numbers.below(2)) === 0 ? [1, 2, 0] : [2, 0, 1];
    return restack("thirds", deck, [first, second], stacked);
  }

  /** The five steps from the fresh deck to the one that is dealt. */
  async function steps(seedBytes, fresh) {
    const numbers = new Numbers(seedBytes);
    const done = [];
    let cards = fresh;
    for (const step of [shuffle, cutMiddle, shuffle, cutThirds, shuffle]) {
      done.push(await step(numbers, cards));
      cards = done[done.length - 1].cards;
    }
    return done;
  }

  /** What a rules code says of the deal: players, cards in fresh order, cards for each, cards passed. */
  function setup(rules) {
    const fields = new Map(rules.split(",").map((entry) => entry.split("=")));
    const players = Number(fields.get("players") || 4);
    const deck = fields.get("deck") || "even";
    const removed =
      deck === "aside" ? [] : { 3: ["2D"], 4: [], 5: deck === "keep_2d" ? ["2C"] : ["2C", "2D"] }[players];
    if (!removed) return null;
    const all = [...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit));
    const cards = all.filter((card) => !removed.includes(card));
    const each = deck === "aside" ? 13 : Math.floor(cards.length / players);
    return { players, cards, each, passed: Number(fields.get("pass_count") || 3) };
  }

  /** The hands by seat, in the order dealt, and the cards left over. */
  function share(order, players, each, dealer) {
    const hands = Array.from({ length: players }, () => []);
    for (let i = 0; i < players * each; i++) hands[(dealer + 1 + i) % players].push(order[i]);
    return { hands, aside: order.slice(players * each) };
  }

  /** Cards sorted as the game prints a hand. */
  function sorted(cards) {
    const place = (card) => SUITS.indexOf(card[1]) * 13 + RANKS.indexOf(card[0]);
    return cards.slice().sort((a, b) => place(a) - place(b));
  }

  return { hex, unhex, commitment, typedCut, seed, botSeed, firstDealer, Numbers, steps, setup, share, sorted };
})();
