import type { PlayerID } from '@/kit/action';
import { fallen, heroes } from '../../parts/haunts/heroes';
import { sumOf } from '../../parts/haunts/sum';
import { divided } from '../../parts/plans/dividing';
import { hunted, planned } from '../../parts/plans/plan';
import { stretch } from '../../parts/plans/stretch';
import { type RoomID, signed } from '../../rules/components';
import { explorerAt, traitOf } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import type { Goal, Goals } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { distancesFrom } from '../../rules/ways';
import {
  addends,
  CLAUSE,
  chanceToPlay,
  clueIn,
  cluesLeft,
  GIFT,
  GUESTS,
  NOTES,
  neededIn,
  notesLeft,
  ORGAN,
  playing,
  type Seer,
  spareOf,
} from './state';

/** What each side makes for. */

/** So likely, and it is worth going to the organ. */
const FAIR = 0.2;
/** What a turn's start takes, and how many turns one should have left to play in. */
const LOSS = 2;
const TURNS = 3;
/** How far they are when only the dice are missing. */
const READY = 0.9;

const isAway = ({ table }: Seer, seat: PlayerID): boolean => explorerAt(table, seat).room !== ORGAN;
/** Cards a seat holds that help whoever plays. */
const guestsOf = ({ table }: Seer, seat: PlayerID): number =>
  explorerAt(table, seat).cards.filter((card) => GUESTS.includes(card)).length;

/** What heroes would add who are not in the Organ Room yet. */
const promised = (seen: Seer): number =>
  GIFT *
  heroes(seen.table)
    .filter((seat) => isAway(seen, seat))
    .reduce((sum, seat) => sum + guestsOf(seen, seat), 0);

/** How far it is to the organ; undefined where no way leads there yet, as from a basement without stairs. */
const stepsToOrgan = (seen: Seer, seat: PlayerID): number | undefined =>
  distancesFrom(seen, explorerAt(seen.table, seat).room).get(ORGAN);

/** Whether it is time to make for the organ: whoever is likely to be heard, and who soon can't play any more. */
function isDue(seen: Seer, seat: PlayerID): boolean {
  const steps = stepsToOrgan(seen, seat);
  if (steps === undefined) return false;
  const chance = chanceToPlay(seen, seat, promised(seen));
  const turns = steps / Math.max(1, traitOf(seen, seat, 'speed'));
  return chance >= FAIR || (chance > 0 && spareOf(seen, seat) <= LOSS * (turns + TURNS));
}

function ofHeroes(seen: Seer): Goal {
  const { table } = seen;
  const all = heroes(table);
  const due = all.filter((seat) => isDue(seen, seat));
  const isGuest = (seat: PlayerID) => guestsOf(seen, seat) > 0 && stepsToOrgan(seen, seat) !== undefined;
  const players = all.filter((seat) => due.includes(seat) || (due.length > 0 && isGuest(seat)));
  const clues = divided(
    seen,
    all.filter((seat) => !players.includes(seat)),
    // What has been tried in this turn is tried again in the next.
    (seat) => cluesLeft(seen).filter((room) => table.turn.seat !== seat || !isDone(table, clueIn(room))),
    () => [],
  );
  // Until it is placed there is none.
  const organ = roomsInPlay(table, [ORGAN]);
  const others = (seat: PlayerID): readonly RoomID[] =>
    stretch(seen, seat, players.includes(seat) ? organ : (clues[seat] ?? []));
  const of = neededIn(seen);
  const totals = all.map((seat) => traitOf(seen, seat, 'knowledge') + (playing(seen, seat).add ?? 0));
  const best = Math.max(0, ...totals) + promised(seen);
  return planned(seen, CLAUSE, {
    errands: [
      { kind: 'play', when: players.length > 0 },
      { kind: 'search', when: cluesLeft(seen).length > 0 },
      { kind: 'find-rooms' },
    ],
    others,
    facts: { sum: signed(sumOf(addends(seen), null)), of },
    progress: READY * Math.min(1, best / of) * (1 - fallen(table) / 2),
  });
}

/** He spoils what adds up, and hunts; who plays comes first. */
function ofTraitor(seen: Seer): Goal {
  const { mine } = seen;
  const { prey, ...goal } = hunted(seen, CLAUSE);
  const rooms = notesLeft(seen);
  const there = prey.filter((seat) => !isAway(seen, seat));
  const facts = { left: prey.length, done: mine.wrong.length, of: NOTES.length };
  return {
    ...goal,
    next: { kind: rooms.length > 0 ? 'spoil' : 'hunt', facts },
    rooms,
    prey: there.length > 0 ? there : prey,
  };
}

export const goals = (seen: Seer): Goals => ({ heroes: ofHeroes(seen), traitor: ofTraitor(seen) });
