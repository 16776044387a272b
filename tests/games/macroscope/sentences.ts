import { BOX, PICTURES } from '@games/macroscope/rules/components';
import { pointsAfter } from '@games/macroscope/rules/scoring';
import type { MacroscopeG } from '@games/macroscope/rules/state';
import type { MacroscopeView } from '@games/macroscope/rules/view';
import { macroscope } from '@games/macroscope/whole';
import type { Said, Sentences } from '@tests/contract/sentences';
import { tableOf } from '@tests/table-of';
import { seatIn } from '@/kit/journal';
import { at } from '@/kit/seats';
import { layOut } from './arrange';

type Of = Said<MacroscopeG, MacroscopeView>;

const told = ({ after, playerID }: Of, kind: string) =>
  (after().G.journal ?? []).some((entry) => entry.kind === kind && entry.playerID === playerID);
const points = ({ view, playerID }: Of) => at(view.points, playerID);
const opened = ({ view, after }: Of) => after().G.open.filter((window) => !view.open.includes(window));

/** Pictures that look like what is open and have not been taken out: walked through the box. */
function fitting({ view, worlds }: Of): number {
  const { open, looks, finished } = view;
  const found = PICTURES.filter(
    (picture) =>
      open.every((window, step) => BOX.get(picture)?.[window] === looks[step]) &&
      finished.every((past) => past.picture !== picture),
  );
  if (worlds(20).some(({ picture }) => !found.includes(picture)))
    throw new Error('a world that does not fit');
  return found.length;
}

/** What is paid to whoever is on turn for a guess in between. */
const stakeOf = ({ view, action }: Of) => (action.move === 'join' && view.options.rules === 'full' ? 2 : 0);
/** What remains of the seat's points when nobody is right. */
const costs = (said: Of) => {
  const stake = said.action.move === 'stay' && said.view.options.rules === 'full' ? 2 : stakeOf(said);
  const paid = said.view.points.map((own, seat) => own - (String(seat) === said.playerID ? stake : 0));
  const left = pointsAfter(paid, 12 - said.view.open.length, [said.playerID], null);
  return at(paid, said.playerID) - at(left, said.playerID);
};
const hasSaid = ({ after, view, playerID }: Of) =>
  after().G.said[Number(playerID)] !== null ||
  after().G.step !== 'asked' ||
  after().G.token !== view.token ||
  after().G.isOver;

const answered =
  (...first: readonly string[]) =>
  () => {
    const table = tableOf(macroscope, 3, {
      turn: '0',
      arrange: (G) => {
        layOut({ picture: 'cat', open: [0, 1], lifted: 1, points: [6, 6, 6] })(G);
        G.active = '0';
        G.next = '0';
      },
    });
    const [word = 'dog', ...others] = first;
    table.play('0', 'guess', word);
    for (const [index, answer] of others.entries()) table.play(String(index + 1), answer);
    return table.position;
  };

/** The windows in their four rows, as they are cut: those in a row and in the next one that touch are beside each other. */
const ROWS = [
  [null, 0, 1, null],
  [2, 3, 4, 5],
  [6, 7, 8, 9],
  [null, 10, 11, null],
] as const;
function openBeside(said: Of): number {
  const [window = -1] = opened(said);
  const row = ROWS.findIndex((windows) => windows.some((one) => one === window));
  const column = ROWS[row]?.findIndex((one) => one === window) ?? 0;
  const near = [
    [row, column - 1],
    [row, column + 1],
    [row - 1, column],
    [row + 1, column],
  ].map(([y = 0, x = 0]) => ROWS[y]?.[x] ?? null);
  return near.filter((one) => one !== null && said.view.open.includes(one)).length;
}

export const sentences: Sentences<MacroscopeG, MacroscopeView> = {
  actions: {
    roll: (said) => said.after().G.dice.length === 2 && said.view.dice.length === 0,
    pick: (said) => opened(said).join() === String(Number(said.facts.window) - 1),
    lift: (said) =>
      opened(said).join() === String(Number(said.facts.window) - 1) &&
      (said.view.dice as readonly number[]).includes(Number(said.facts.number)),
    guess: (said) => ['guess', 'guess-known', 'name', 'name-known'].some((kind) => told(said, kind)),
    decline: (said) =>
      said.after().G.points[Number(said.playerID)] === points(said) + Number(said.facts.points),
    skip: (said) => said.after().G.active !== said.playerID && told(said, 'skip'),
    join: (said) => {
      const { G } = said.after();
      const all = { ...said.view };
      // Where the last of those asked has said, the points have been paid.
      const isPaid = G.step === 'naming' && !all.heard.includes(false);
      return (
        hasSaid(said) &&
        said.facts.stake === 2 &&
        seatIn(said.facts.active) === said.view.active &&
        said.view.options.rules === 'full' &&
        (!isPaid || at(G.points, said.playerID) === points(said) - 2)
      );
    },
    'join-free': (said) => {
      const { G } = said.after();
      return (
        hasSaid(said) &&
        said.view.options.rules === 'simple' &&
        (G.step === 'asked' || G.step === 'naming') &&
        at(G.points, said.playerID) === points(said)
      );
    },
    stay: (said) => hasSaid(said) && !said.after().G.queue.flat().includes(said.playerID),
    accept: (said) => told(said, 'vote') && said.view.appeal !== null,
    deny: (said) => told(said, 'vote') && said.view.appeal !== null,
    call: (said) => said.after().G.queue[0]?.join() === seatIn(said.facts.target),
  },
  reasons: {
    clear: (said) => fitting(said) <= 3 && 12 - said.view.open.length === said.facts.worth,
    worth: (said) => 12 - said.view.open.length === said.facts.worth,
    apart: (said) => openBeside(said) === 0 && opened(said).length === 1,
    beside: (said) => openBeside(said) === said.facts.count && openBeside(said) > 0,
    sure: (said) => said.after().G.points[Number(said.playerID)] === points(said) + Number(said.facts.points),
    unclear: (said) => fitting(said) > 3 && costs(said) === said.facts.cost,
  },
  laidOut: {
    'two who would answer first': answered('dog', 'join', 'join'),
    'an answer that is near': () => {
      const table = tableOf(macroscope, 2, {
        turn: '0',
        arrange: (G) => {
          layOut({ picture: 'cat', open: [0, 1], lifted: 1, points: [1, 1] })(G);
          G.active = '0';
          G.next = '0';
        },
      });
      table.play('0', 'guess', 'cat cat dog');
      return table.position;
    },
  },
};
