import type { Layout } from './arrange';
import { plays } from './plays';

/** What events ask of whoever draws them, row by row. Seat 0 is Ox Bellows: Speed 4, Might 5, Sanity 3, Knowledge 3. */

plays('angry-being', {
  '5+': { dice: [[4, 5]], to: { speed: 1 } },
  '4': {
    dice: [
      [4, 4],
      [1, 1],
    ],
    answers: ['answer 1'],
    to: { sanity: -1 },
  },
  '2': {
    dice: [
      [4, 2],
      [1, 2],
    ],
    answers: ['answer 1'],
    to: { sanity: -1, knowledge: -1 },
  },
  '1': {
    dice: [
      [4, 1],
      [1, 1],
      [1, 1],
    ],
    answers: ['answer 0', 'answer 0'],
    to: { knowledge: -1, might: -1 },
  },
});

plays('burning-man', {
  '4+': { dice: [[3, 4]], to: { sanity: 1 } },
  '3': { dice: [[3, 3]], layout: { rooms: ['foyer'] }, to: {}, at: 'entrance-hall' },
  '1: first the body, then the mind': {
    dice: [
      [3, 1],
      [1, 1],
      [1, 1],
    ],
    answers: ['answer 1', 'answer 1'],
    to: { speed: -1, sanity: -1 },
  },
});

plays('creepy-crawlies', {
  '5+': { dice: [[3, 5]], to: { sanity: 1 } },
  '4': { dice: [[3, 4]], to: { sanity: -1 } },
  '1': { dice: [[3, 1]], to: { sanity: -1 } },
  '0': { dice: [[3, 0]], to: { sanity: -2 } },
});

plays('night-view', {
  '5+': { dice: [[3, 5]], to: { knowledge: 1 } },
  '4': { dice: [[3, 4]], to: {} },
});

plays('phone-call', {
  '4': { dice: [[2, 4]], to: { sanity: 1 } },
  '3': { dice: [[2, 3]], to: { knowledge: 1 } },
  '1': {
    dice: [
      [2, 1],
      [1, 1],
    ],
    answers: ['answer 1'],
    to: { sanity: -1 },
  },
  '0': {
    dice: [
      [2, 0],
      [2, 2],
    ],
    answers: ['answer 2'],
    to: { speed: -2 },
  },
});

plays('rotten', {
  '5+': { dice: [[3, 5]], to: { sanity: 1 } },
  '2': { dice: [[3, 2]], to: { might: -1 } },
  '1': { dice: [[3, 1]], to: { might: -1, speed: -1 } },
  '0': { dice: [[3, 0]], to: { speed: -1, might: -1, sanity: -1, knowledge: -1 } },
});

plays('something-slimy', {
  '4+': { dice: [[4, 4]], to: { speed: 1 } },
  '1': { dice: [[4, 1]], to: { might: -1 } },
  '0': { dice: [[4, 0]], to: { might: -1, speed: -1 } },
});

const axe: Layout = { decks: { item: ['axe'] } };

plays('the-voice', {
  '4+': { dice: [[3, 4]], layout: axe, to: {}, cards: ['axe'] },
  '3': { dice: [[3, 3]], layout: axe, to: {}, cards: [] },
});

plays('something-hidden', {
  '4+': { answers: ['answer roll'], dice: [[3, 4]], layout: axe, to: {}, cards: ['axe'] },
  '3': { answers: ['answer roll'], dice: [[3, 3]], to: { sanity: -1 }, cards: [] },
  'left alone': { answers: ['answer leave'], to: {} },
});

plays('spider', {
  'Speed 4+': { answers: ['answer speed'], dice: [[4, 4]], to: { speed: 1 } },
  'Sanity 4+': { answers: ['answer sanity'], dice: [[3, 4]], to: { sanity: 1 } },
  '1': {
    answers: ['answer sanity', 'answer 0'],
    dice: [
      [3, 1],
      [1, 1],
    ],
    to: { might: -1 },
  },
  '0': {
    answers: ['answer sanity', 'answer 1'],
    dice: [
      [3, 0],
      [2, 2],
    ],
    to: { speed: -1, might: -1 },
  },
});

plays('possession', {
  '4+': { answers: ['answer might', 'answer speed'], dice: [[5, 4]], to: { speed: 1 } },
  '3': { answers: ['answer might'], dice: [[5, 3]], to: { might: -2 } },
  'BH144: at its lowest already, the victim chooses another': {
    layout: { traits: [{ might: 1 }] },
    answers: ['answer might', 'answer speed'],
    dice: [[4, 0]],
    to: { speed: -4 },
  },
});

plays('hanged-men', {
  'all four safe': {
    dice: [
      [4, 2],
      [5, 2],
      [3, 2],
      [3, 2],
    ],
    answers: ['answer might'],
    to: { might: 1 },
  },
  'two fail': {
    dice: [
      [4, 1],
      [5, 2],
      [3, 0],
      [3, 6],
    ],
    to: { speed: -1, sanity: -1 },
  },
});

plays('disquieting-sounds', {
  'as many as omens': { dice: [[6, 3]], layout: { omensDrawn: 3 }, to: { sanity: 1 } },
  fewer: {
    dice: [
      [6, 2],
      [1, 1],
    ],
    answers: ['answer 1'],
    layout: { omensDrawn: 3 },
    to: { sanity: -1 },
  },
  'no omen yet': { dice: [[6, 0]], to: { sanity: 1 } },
});

const cemeteries: Layout = {
  tiles: [
    ['graveyard', 'ground', 2, -1],
    ['crypt', 'basement', 0, 1],
  ],
};

plays('funeral', {
  '4+': { dice: [[3, 4]], to: { sanity: 1 } },
  '2': { dice: [[3, 2]], to: { sanity: -1 } },
  '1': { dice: [[3, 1]], to: { sanity: -1, might: -1 }, at: 'entrance-hall' },
  '0, both rooms in play': {
    dice: [[3, 0]],
    layout: cemeteries,
    answers: ['answer crypt'],
    to: { sanity: -1, might: -1 },
    at: 'crypt',
  },
});
