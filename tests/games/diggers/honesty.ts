import type { Card } from '@games/diggers/rules/components';
import type { DiggersG } from '@games/diggers/rules/state';
import { normalized } from '@tests/honesty/chance';
import type { Distribution, OwnHonesty, Witness } from '@tests/honesty/own';

/** The box, as the rulebook lists it (DG1, DG-r16). */
const COLOURS = ['passion', 'cool', 'cute', 'pop'] as const;
const WORDS = ['school', 'rock', 'kimono', 'star'];
const IDOLS = [1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5];
const BOX: readonly Card[] = COLOURS.flatMap((colour, begin) => [
  ...IDOLS.map((value, index) => `${colour}-${value}-${WORDS[(begin + index) % WORDS.length]}` as Card),
  ...Array<Card>(2).fill(`${colour}-manager`),
  ...Array<Card>(2).fill(`${colour}-scout`),
]);

/** Cards that nobody has seen, counted from those that all have. */
function unseen({ table, seats, stacks }: DiggersG): Map<string, number> {
  const left = new Map<string, number>();
  for (const card of BOX) left.set(card, (left.get(card) ?? 0) + 1);
  const seen = [
    ...table.flatMap(({ card }) => card ?? []),
    ...seats.flatMap(({ cards, spent, lost }) => [...cards, ...spent, ...lost]),
    ...stacks.flatMap((stack) => (stack.at(-1)?.isUp === true ? (stack.at(-1)?.card ?? []) : [])),
  ];
  for (const card of seen) left.set(card, (left.get(card) ?? 0) - 1);
  for (const [card, count] of left) if (count === 0) left.delete(card);
  return left;
}

function distributions(G: DiggersG): Distribution<DiggersG>[] {
  const open = ({ table, seats, stacks }: DiggersG) =>
    JSON.stringify([table, seats, stacks.map((stack) => stack.length)]);
  const list: Distribution<DiggersG>[] = [
    { name: 'what lies open', of: open, chances: new Map([[open(G), 1]]) },
  ];
  const chances = normalized(unseen(G));
  for (const [n, card] of G.faces.entries())
    if (card !== null && list.length < 3)
      list.push({ name: `card ${n} face down`, of: ({ faces }) => String(faces[n]), chances });
  for (const [seat, stack] of G.stacks.entries()) {
    const below = stack.length - 2;
    if (below < 0) continue;
    list.push({
      name: `under the top of stack ${seat}`,
      of: ({ stacks }) => String(stacks[seat]?.[below]?.card),
      chances,
    });
    const down = stack.slice(0, -1).filter(({ isUp }) => !isUp).length;
    const ways = new Map<string, number>();
    if (down > 0) ways.set('false', down);
    if (down <= below) ways.set('true', below + 1 - down);
    list.push({
      name: `how the next card of stack ${seat} lies`,
      of: ({ stacks }) => String(stacks[seat]?.[below]?.isUp),
      chances: normalized(ways),
    });
  }
  if (G.box.length > 0)
    list.push({ name: 'the first card of the box', of: ({ box }) => String(box[0]), chances });
  return list;
}

const SITUATIONS = ['burying', 'the last cards of the stacks', 'digging', 'little is face down'] as const;
const FEW = 3;

function situations({ stacks, faces, isOver }: DiggersG): string[] {
  if (isOver) return [];
  const most = Math.max(...stacks.map((stack) => stack.length));
  const found: (typeof SITUATIONS)[number][] = [];
  if (most > 0) found.push(most > 2 ? 'burying' : 'the last cards of the stacks');
  else found.push('digging');
  if (most === 0 && faces.filter((card) => card !== null).length <= FEW) found.push('little is face down');
  return found;
}

/** Needs no notes: every card that was ever face up still lies somewhere for all to see. */
const WITNESS: Witness<DiggersG> = { observe: () => {}, situations, distributions };

/** Exchanges what two hidden places hold, so that the first holds what it truly does. */
function putFaces(world: DiggersG, truth: DiggersG): void {
  const take = (card: Card): boolean => {
    const box = world.box.indexOf(card);
    if (box >= 0) world.box.splice(box, 1);
    return box >= 0;
  };
  for (const [n, card] of truth.faces.entries()) {
    const held = world.faces[n];
    if (card === null || held === null || held === undefined || held === card) continue;
    const other = world.faces.findIndex((one, place) => place > n && one === card);
    if (other >= 0) world.faces[other] = held;
    else if (take(card)) world.box.push(held);
    else {
      const hidden = world.stacks.flatMap((stack) =>
        stack.filter((one, index) => one.card === card && (index < stack.length - 1 || !one.isUp)),
      );
      const [place] = hidden;
      if (place === undefined) continue;
      place.card = held;
    }
    world.faces[n] = card;
  }
}

function putStacks(world: DiggersG, truth: DiggersG): void {
  world.stacks = truth.stacks.map((stack) => stack.map((one) => ({ ...one })));
  world.faces = [...truth.faces];
  world.box = [...truth.box];
}

export const honesty: OwnHonesty<DiggersG> = {
  situations: SITUATIONS,
  witness: () => WITNESS,
  peeks: [
    { name: 'has lifted the cards that lie face down', put: putFaces, caughtBy: ['F2', 'F4'] },
    { name: 'has looked through the stacks', put: putStacks, caughtBy: ['F2', 'F4'] },
  ],
  // What is still to be turned up, in another order.
  future: (G, random) => {
    const faces = [...G.faces];
    const hidden = random.Shuffle(faces.flatMap((card) => card ?? []));
    return {
      ...G,
      box: random.Shuffle(G.box),
      faces: faces.map((card) => (card === null ? null : (hidden.pop() ?? card))),
    };
  },
  guesses:
    'no action names a hidden card, and one that is taken blind loses nothing by what it turns out to be',
};
