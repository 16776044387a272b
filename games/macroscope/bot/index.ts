import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import type { Random } from '@/kit/random';
import type { SearchSettings } from '@/kit/rulebook';
import { letsCount } from '../rules/answers';
import { PICTURES } from '../rules/components';
import { areMoreThan, type Bits, bitsOf, candidates, hasWord } from '../rules/looks';
import type { MacroscopeG } from '../rules/state';
import { copyAnswer, copyAppeal, copyFinished, type MacroscopeView } from '../rules/view';
import { tells } from './eye';

export { considered } from './eye';
export { evaluate } from './worth';

/** How the search plays this game: to the end of the picture, in worlds where another one lies below that fits. */
export const search: SearchSettings = {
  mode: 'flat',
  horizon: 'round',
  epsilon: 0.02,
  levels: { normal: { ms: 30, iterations: 60 }, hard: { ms: 120, iterations: 1500 } },
};

/** A full state in which this seat would see exactly this view: another picture that looks like that, other cards. */
export function determinize(view: MacroscopeView, _ctx: Ctx, random: Random): MacroscopeG {
  const fitting = view.picture === null ? candidates(view) : [];
  const picture = view.picture ?? fitting[random.Die(fitting.length) - 1] ?? '';
  const gone = new Set([picture, ...view.finished.map((past) => past.picture)]);
  const stack: string[] = [];
  while (stack.length < view.stackCount) {
    const other = PICTURES[random.Die(PICTURES.length) - 1] ?? '';
    if (gone.has(other)) continue;
    gone.add(other);
    stack.push(other);
  }
  // What the others have said is hidden until all have: as likely one thing as the other.
  const said = view.said.map((word, seat) =>
    String(seat) === view.playerID || view.heard[seat] !== true ? word : random.Die(2) === 1,
  );
  return {
    options: { ...view.options },
    starter: view.starter,
    active: view.active,
    next: view.next,
    round: view.round,
    stack,
    picture,
    token: view.token,
    lids: [...view.lids],
    open: [...view.open],
    points: [...view.points],
    step: view.step,
    dice: [...view.dice],
    left: view.left,
    lifted: view.lifted,
    answers: view.answers.map(copyAnswer),
    taken: [...view.taken],
    asked: [...view.asked],
    said,
    queue: view.queue.map((tied) => [...tied]),
    appeal: view.appeal,
    appeals: view.appeals.map(copyAppeal),
    finished: view.finished.map(copyFinished),
    isOver: view.isOver,
    journal: [],
  };
}

/** With so many pictures left, or fewer, somebody without a plan guesses, when enough of it can be seen. */
const FEW = 2;
/** So much has to be seen by then: half the windows, a little more where they show nothing but the card. */
const ENOUGH = 4.5;

/** Whether the windows tell enough for somebody to recognise what lies below. */
function isMuchSeen({ open, looks }: MacroscopeView): boolean {
  let told = 0;
  for (let step = 0; step < open.length; step++) told += tells(open[step] as number, looks[step]);
  return told >= ENOUGH;
}

/** Windows by how much is mostly to be seen there: the middle of a picture says more than its edge. */
const MIDDLE = new Set([3, 4, 7, 8]);

/** Whether what fits what is seen has a say in it. */
const isAboutThePicture = ({ move }: Action): boolean =>
  move === 'guess' || move === 'name' || move === 'decline' || move === 'join';

const isWord = ({ move, args }: Action, fits: Bits): boolean =>
  (move === 'guess' || move === 'name') && hasWord(fits, String(args[0]));

/** Guesses when much is seen and as likely right as wrong, takes the crystal else. A weight for each action, all above zero. */
export function policy(view: MacroscopeView, _ctx: Ctx, actions: readonly Action[]): number[] {
  const fits = actions.some(isAboutThePicture) ? bitsOf(view) : undefined;
  const isSure = fits !== undefined && isMuchSeen(view) && !areMoreThan(FEW + view.answers.length, fits);
  const fitting = fits === undefined ? undefined : actions.map((action) => isWord(action, fits));
  const words = fitting?.filter(Boolean).length ?? 0;
  return actions.map(({ move, args }, index) => {
    switch (move) {
      case 'roll':
        return 60;
      case 'guess':
      case 'name':
        return fitting?.[index] === true ? (isSure ? 20 : 0.5) / words : 0.002;
      case 'decline':
        return isSure ? 1 : 10;
      case 'join':
        return isSure ? 6 : 0.3;
      case 'stay':
        return 4;
      case 'skip':
        return 1;
      case 'lift':
        return MIDDLE.has(Number(args[1])) ? 3 : 2;
      case 'accept':
      case 'deny': {
        const answer = view.answers[view.appeal ?? 0];
        const deserves =
          answer !== undefined && view.picture !== null && letsCount(answer.text, answer.names, view.picture);
        return deserves === (move === 'accept') ? 10_000 : 1;
      }
      default:
        return 1;
    }
  });
}
