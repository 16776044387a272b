import { NAMES } from '@games/macroscope/rules/answers';
import { BOX, type Picture } from '@games/macroscope/rules/components';
import type { MacroscopeG } from '@games/macroscope/rules/state';
import type { MacroscopeView } from '@games/macroscope/rules/view';
import { seatRules } from '@games/macroscope/seat';
import { macroscope } from '@games/macroscope/whole';
import { anySubject, type Memory, type WrittenMove } from '@tests/contract/subject';
import { wordsOf } from '@tests/words-of';
import type { Json, PlayerID } from '@/kit/action';
import type { Random } from '@/kit/random';
import { guessed } from './guessed';
import { honesty } from './honesty';
import { panel } from './panel';
import { sentences } from './sentences';
import { vain } from './vain';

/** Pictures that look the same through every open window, and have not been taken out. */
export function alike(G: MacroscopeG): Picture[] {
  const gone = new Set(G.finished.map(({ picture }) => picture));
  const looks = BOX.get(G.picture) ?? '';
  return [...BOX].flatMap(([picture, other]) =>
    !gone.has(picture) && G.open.every((window) => other[window] === looks[window]) ? [picture] : [],
  );
}

/** The picture lies open while its answers are voted on, and when all is over. */
const isOut = ({ step, isOver }: MacroscopeG): boolean => step === 'judging' || isOver;

/**
 * Hidden: the picture but for what its open windows show, the pictures to come, and what others have said to
 * being asked before all have.
 */
function redeal(G: MacroscopeG, _ctx: unknown, playerID: PlayerID | null, random: Random): MacroscopeG {
  const picture = isOut(G) ? G.picture : (random.Shuffle(alike(G))[0] ?? G.picture);
  const gone = new Set([picture, ...G.finished.map((past) => past.picture)]);
  const rest = random.Shuffle([...BOX.keys()].filter((other) => !gone.has(other)));
  return {
    ...G,
    picture,
    stack: rest.slice(0, G.stack.length),
    said: G.said.map((word, seat) =>
      word === null || String(seat) === playerID ? word : random.Die(2) === 1,
    ),
    journal: [],
  };
}

const inEnglish = (picture: Picture): string => NAMES.get(picture)?.en[0] ?? '';

/** Notes on paper: which pictures have been taken out, which windows are open, who began. */
function memory(): Memory<MacroscopeG> {
  const out: string[] = [];
  let open: number[] = [];
  let round = 1;
  return {
    observe: (entries) => {
      for (const { kind, facts } of entries) {
        if (kind === 'lift' || kind === 'pick') open.push(Number(facts.window) - 1);
        if (kind === 'reveal' || kind === 'aside') out.push(String(Object(Object(facts.picture).words).en));
        if (kind !== 'next') continue;
        open = [];
        round = Number(facts.round);
      }
    },
    fits: (G) => {
      const taken = G.finished.map(({ picture }) => inEnglish(picture));
      // While an answer is voted on its picture is out, but its round is not over.
      const seen = G.step === 'judging' ? [...taken, inEnglish(G.picture)] : taken;
      return seen.join() === out.join() && G.open.join() === open.join() && G.round === round;
    },
  };
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** All names of the picture that this is a name of; itself when it is none's. */
function sameAs(text: string): string[] {
  for (const names of NAMES.values()) {
    const all = [...names['zh-Hant'], ...names.en].map(bare);
    if (all.includes(bare(text))) return all;
  }
  return [bare(text)];
}

/** One to forty characters, tidy; something can be read in it. */
function isTidy(args: readonly Json[]): args is readonly [string] {
  const [text] = args;
  if (args.length !== 1 || typeof text !== 'string' || text.length > 40) return false;
  return text.trim() === text && !/\s\s|[\p{Cc}\p{Cf}]/u.test(text) && bare(text) !== '';
}

const SAID = ['cat', '貓', 'CAT', 'Moon', '月亮', 'a thing with wings', 'Zebra', 'hot-dog', '看起來像杯子'];
const UNSAYABLE: readonly (readonly Json[])[] = [
  [],
  [''],
  [' cat'],
  ['cat  nap'],
  ['?!'],
  ['\u200b'],
  ['cat\n'],
  ['x'.repeat(41)],
  [7],
  ['cat', 'dog'],
  [null],
];

/** What might be written: names in both languages, nonsense, and what others have said, by this name or another. */
const sample = (view: MacroscopeView, random: Random): readonly (readonly Json[])[] => [
  ...SAID.map((text) => [text]),
  [`number ${random.Die(999)} of it`],
  ...view.answers.flatMap(({ text }) => [[text], [text.toUpperCase()], ...sameAs(text).map((one) => [one])]),
  ...UNSAYABLE,
];

const guess: WrittenMove<MacroscopeView> = { sample, accepts: (_view, args) => isTidy(args) };

/** Nothing that was said, and no other name of it (MS9). */
const name: WrittenMove<MacroscopeView> = {
  sample,
  accepts: ({ answers }, args) =>
    isTidy(args) && !answers.some(({ text }) => [bare(text), ...sameAs(text)].includes(bare(args[0]))),
};

export default anySubject({
  rulebook: macroscope,
  seatRules,
  redeal,
  memory,
  isNewDeal: (before, after) => before.token !== after.token,
  zones: {
    'the picture': (G) => (isOut(G) ? null : G.picture),
    'the pictures to come': ({ stack }) => stack,
    'what others have said': (G, playerID) =>
      G.said.map((word, seat) => (String(seat) === playerID ? null : word)),
  },
  words: wordsOf('macroscope'),
  rulings: Array.from({ length: 23 }, (_, index) => `MS${index + 1}`),
  byAbsence: {
    MS23: 'points are numbers, which never run out',
  },
  // What was said aloud was heard, what a window shows was seen, and a vote is a vote: they stand.
  mightBeTakenBack: ['decline', 'guess', 'join', 'lift', 'pick', 'stay'],
  written: { guess, name },
  panel,
  honesty,
  sentences,
  vain,
  guessed,
});
