import { BOX, type Picture, wordFor } from '@games/macroscope/rules/components';
import type { MacroscopeG } from '@games/macroscope/rules/state';
import { macroscope } from '@games/macroscope/whole';
import { normalized } from '@tests/honesty/chance';
import { type Choice, copyTruth, follow, type Player } from '@tests/honesty/decisions';
import type { Distribution, GuessTally, OwnHonesty } from '@tests/honesty/own';
import { drawIndex } from '@/bots/draw';
import type { Action, PlayerID } from '@/kit/action';
import type { RandomSource } from '@/kit/random';
import { anyRulebook } from '@/kit/rulebook';

type G = MacroscopeG;

/** Pictures nobody has seen taken out. */
function unseen({ finished }: G): Picture[] {
  const gone = new Set(finished.map(({ picture }) => picture));
  return [...BOX.keys()].filter((picture) => !gone.has(picture));
}

/** Of these, those that look through every open window like the one below. */
const fitting = (G: G): Picture[] =>
  unseen(G).filter((picture) =>
    G.open.every((window) => BOX.get(picture)?.[window] === BOX.get(G.picture)?.[window]),
  );

const isOut = ({ step, isOver }: G): boolean => step === 'judging' || isOver;

/** As many pictures to a heap as are counted together: of each alone there would be too few. */
const HEAPS = 12;
const heap = (picture: Picture | undefined): string =>
  picture === undefined ? 'nothing' : String([...BOX.keys()].indexOf(picture) % HEAPS);

function distributions(G: G, self: PlayerID): Distribution<G>[] {
  const list: Distribution<G>[] = [];
  const below = isOut(G) ? [G.picture] : fitting(G);
  const few = below.length <= HEAPS;
  const nameOf = (picture: Picture) => (few ? picture : heap(picture));
  const chances = new Map<string, number>();
  for (const picture of below)
    chances.set(nameOf(picture), (chances.get(nameOf(picture)) ?? 0) + 1 / below.length);
  list.push({ name: 'the picture', of: ({ picture }) => nameOf(picture), chances });
  if (G.stack.length > 0) {
    const all = unseen(G);
    const next = new Map<string, number>();
    for (const picture of all) {
      const isBelow = below.includes(picture) ? 1 / below.length : 0;
      next.set(heap(picture), (next.get(heap(picture)) ?? 0) + (1 - isBelow) / (all.length - 1));
    }
    for (const place of [1, G.stack.length])
      list.push({
        name: `picture ${place} of those to come`,
        of: ({ stack }) => heap(stack.at(-place)),
        chances: normalized(next),
      });
  }
  for (const seat of G.asked)
    if (seat !== self && G.said[Number(seat)] !== null)
      list.push({
        name: `what seat ${seat} has said`,
        of: ({ said }) => String(said[Number(seat)]),
        chances: new Map([
          ['true', 0.5],
          ['false', 0.5],
        ]),
      });
  return list;
}

/** Puts the picture that really lies there below, in exchange for the one that lay there. */
function putPicture(world: G, truth: G): void {
  const place = world.stack.indexOf(truth.picture);
  if (place >= 0) world.stack[place] = world.picture;
  world.picture = truth.picture;
}

/** The pictures that really come, in their order. */
function putStack(world: G, truth: G): void {
  const held = truth.stack.indexOf(world.picture);
  world.stack = held < 0 ? [...truth.stack] : truth.stack.with(held, truth.picture);
}

const isAnswer = ({ move }: Action): boolean => move === 'guess' || move === 'name';
const isSaid = (picture: Picture, { args: [said] }: Action): boolean => said === wordFor(picture);

/** From here on somebody may recognise what lies below; as many fit then that bots may name each of them. */
const ENOUGH = 4;
const MOST = 6;
/** How often somebody answers by lot: seldom enough for more windows to be opened. */
const ANSWERS = 0.2;

/** By lot, but that nobody answers early. */
function slowly({ truth, actions }: Choice, random: RandomSource): Action {
  const { open } = truth.G as G;
  const isQuiet = open.length < ENOUGH || random.Number() >= ANSWERS;
  const quiet = isQuiet ? actions.filter(({ move }) => move !== 'guess' && move !== 'join') : actions;
  return quiet[drawIndex(quiet.length, random)] as Action;
}

/**
 * An answer is a guess at a hidden picture: of so many that look alike nobody can name the one more often than one
 * time in as many, whoever has not looked. Asked is where a guess is open: much is seen, several pictures fit,
 * and each of them may be said.
 */
function collect(player: Player, guesses: number, seed: string): GuessTally {
  const rulebook = anyRulebook(macroscope);
  const tally = { guesses: 0, hits: 0, best: 0, variance: 0 };
  for (let match = 0; ; match++) {
    const setup = { numPlayers: 2 + (match % 5), options: {}, seed: `${seed} ${match}` };
    for (const { truth, playerID, actions } of follow({ rulebook }, setup, undefined, slowly)) {
      const G = truth.G as G;
      if (G.open.length < ENOUGH || !actions.some(isAnswer)) continue;
      const below = fitting(G);
      if (below.length === 1 || below.length > MOST) continue;
      // What others have said in vain is no guess any more, and if it is the truth nobody can name it.
      if (G.answers.some(({ names }) => names !== null && below.includes(names))) continue;
      const { action } = player(copyTruth(truth), playerID, `think ${setup.seed} ${tally.guesses}`);
      if (!isAnswer(action)) continue;
      const chance = 1 / below.length;
      tally.guesses += 1;
      tally.hits += isSaid(G.picture, action) ? 1 : 0;
      tally.best += chance;
      tally.variance += chance * (1 - chance);
      if (tally.guesses === guesses) return tally;
    }
  }
}

/** Looks under the lids: says what it is where that may be said, and nothing else. */
function keenest({ picture }: G, actions: readonly Action[]): readonly Action[] {
  const truth = actions.filter((action) => isAnswer(action) && isSaid(picture, action));
  return truth.length > 0 ? truth : actions;
}

const SITUATIONS = [
  'nothing to be seen',
  'a few windows are open',
  'many are open',
  'asked',
  'a vote',
] as const;

const FEW = 4;

/** What the proof of honesty counts by itself: written like `redeal`, without `view` and `determinize`. */
export const honesty: OwnHonesty<G> = {
  situations: SITUATIONS,
  witness: (playerID) => ({
    // What a person sees through the windows lies there to be looked at: there is nothing to be noted down.
    observe: () => {},
    situations: ({ step, open }) => {
      if (step === 'judging') return ['a vote'];
      if (step === 'asked') return ['asked'];
      if (open.length === 0) return ['nothing to be seen'];
      return [open.length > FEW ? 'many are open' : 'a few windows are open'];
    },
    distributions: (G) => distributions(G, playerID),
  }),
  peeks: [
    { name: 'knows the picture', put: putPicture, caughtBy: ['F2', 'F4'] },
    { name: 'knows the pictures to come', put: putStack, caughtBy: ['F4'] },
  ],
  insights: [
    {
      name: 'recognises the picture by what is under its lids',
      considered: (truth, _playerID, actions) => keenest(truth, actions),
      caughtBy: ['F2', 'F7'],
    },
  ],
  future: (G, random) => ({ ...G, stack: random.Shuffle(G.stack) }),
  guesses: { text: 'answers where several windows are open and more than one picture fits', collect },
};
