import { lookThrough } from '../rules/looks';
import type { MacroscopeView } from '../rules/view';

/** What a picture's round ends with. */
export const ENDINGS = ['round-end', 'aside'];

/** The table as the last picture left it: taken out for everybody to see. */
export function lastRoundOf(view: MacroscopeView): MacroscopeView {
  const past = view.finished.at(-1);
  if (past === undefined) return view;
  return {
    ...view,
    round: past.round,
    picture: past.picture,
    called: past.called,
    token: past.token,
    lids: past.lids,
    open: past.open,
    looks: lookThrough(past.picture, past.open),
    points: past.points,
    answers: past.answers,
    appeals: past.appeals,
    step: 'begin',
    dice: [],
    left: null,
    lifted: 0,
    asked: [],
    said: view.said.map(() => null),
    queue: [],
    appeal: null,
  };
}
