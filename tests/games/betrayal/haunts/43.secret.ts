import type { State } from '@games/betrayal/haunts/43-the-star-sickness/state';
import type { BetrayalG } from '@games/betrayal/rules/state';
import { normalized } from '@tests/honesty/chance';
import type { PlayerID } from '@/kit/action';
import type { Random } from '@/kit/random';
import { hauntedHouse } from '../haunted';
import type { Secret } from '../secret';

/** Who holds the 1, who has ever held it, and who came to do so last: worked out from the rulebook, swap by swap. */

const slice = ({ hidden }: BetrayalG) => (hidden as State).tokens;

/** One story of the 1: where it is, through whose hands it has gone, the last new ones last. */
interface Story {
  readonly at: PlayerID;
  readonly hands: readonly PlayerID[];
  readonly chance: number;
}

/** Stories that come to the same are one. */
function together(stories: readonly Story[]): Story[] {
  const all = new Map<string, Story>();
  for (const { at, hands, chance } of stories) {
    const first = hands.slice(0, -1).sort();
    const told = [...first, ...hands.slice(-1)];
    const key = JSON.stringify([at, told]);
    all.set(key, { at, hands: told, chance: chance + (all.get(key)?.chance ?? 0) });
  }
  return [...all.values()];
}

/** Every story that fits what a seat has seen. */
function stories(G: BetrayalG, me: PlayerID | null): Story[] {
  const { log, hands } = slice(G);
  let all: Story[] = hands.map((_, seat) => ({ at: String(seat), hands: [String(seat)], chance: 1 }));
  for (const one of log) {
    if ('seat' in one) {
      all = all.filter((story) => story.hands.includes(one.seat) === one.isTraitor);
      continue;
    }
    const [a, b] = one.seats;
    const isMine = me === a || me === b;
    all = all.flatMap((story) => {
      if (story.at !== a && story.at !== b) return isMine && one.gave.includes(1) ? [] : [story];
      const half = { ...story, chance: story.chance / 2 };
      const to = story.at === a ? b : a;
      const over = { ...half, at: to, hands: story.hands.includes(to) ? story.hands : [...story.hands, to] };
      if (!isMine) return [half, over];
      const wentOver = one.gave[story.at === a ? 0 : 1] === 1;
      const cameBack = one.gave[story.at === a ? 1 : 0] === 1;
      return cameBack ? [] : [wentOver ? over : half];
    });
    all = together(all);
  }
  if (me === null) return all;
  const holds = hands[Number(me)]?.includes(1) === true;
  return all.filter((story) => (story.at === me) === holds);
}

function drawn(all: readonly Story[], random: Random): Story | undefined {
  let left = random.Number() * all.reduce((sum, { chance }) => sum + chance, 0);
  for (const one of all) {
    left -= one.chance;
    if (left < 0) return one;
  }
  return all.at(-1);
}

/** Another story, and all other tokens that the seat does not hold dealt anew. */
function redeal(G: BetrayalG, random: Random, me: PlayerID | null): State {
  const state = slice(G);
  const story = drawn(stories(G, me), random);
  if (story === undefined) return G.hidden as State;
  const own = me === null ? [] : (state.hands[Number(me)] ?? []);
  const rest = random.Shuffle(state.hands.flat().filter((token) => token !== 1 && !own.includes(token)));
  const hands = state.hands.map((_, seat) => {
    if (String(seat) === me) return own;
    return String(seat) === story.at ? [1, ...rest.splice(0, 1)] : rest.splice(0, 2);
  });
  return { ...(G.hidden as State), tokens: { ...state, hands, turned: story.hands } };
}

/** Ox has had the 1 and gave it to Missy, who has met Peter since; Zostra has met nobody. */
function laid(): BetrayalG {
  const explorers = ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'madame-zostra'];
  const begun = hauntedHouse<State>(43, {
    explorers,
    tiles: [['research-laboratory', 'upper', 0, -1]],
    rooms: ['entrance-hall', 'upper-landing', 'basement-landing', 'foyer'],
  });
  const tokens: State['tokens'] = {
    hands: [
      [5, 2],
      [1, 7],
      [3, 4],
      [6, 8],
    ],
    turned: ['0', '1'],
    log: [
      { seats: ['0', '1'], gave: [1, 5] },
      { seats: ['1', '2'], gave: [4, 7] },
    ],
    me: null,
  };
  return begun.set({ tokens }).G;
}

/** What is kept from a seat: something that is not the same in all the stories it can tell. */
const secretOf = (name: string, told: (story: Pick<Story, 'at' | 'hands'>) => string): Secret => {
  const chances = (G: BetrayalG, me: PlayerID | null) => {
    const found = new Map<string, number>();
    for (const one of stories(G, me)) found.set(told(one), (found.get(told(one)) ?? 0) + one.chance);
    return found;
  };
  const inTruth = (G: BetrayalG): string => {
    const { hands, turned } = slice(G);
    return told({ at: String(hands.findIndex((hand) => hand.includes(1))), hands: turned });
  };
  return {
    name,
    of: (G, me) => (chances(G, me).size < 2 ? null : inTruth(G)),
    redeal,
    chances: (G, me) => normalized(chances(G, me)),
    counted: () => inTruth,
    laid,
  };
};

export const secrets = [
  secretOf('who holds the 1', ({ at }) => at),
  secretOf('who has ever held it, and is a traitor', ({ hands }) => [...hands].sort().join()),
  secretOf('who turned last', ({ hands }) => hands.at(-1) ?? ''),
];
