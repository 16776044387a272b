import type { PlayerID } from '@/kit/action';
import { fallen, heroes } from '../../parts/haunts/heroes';
import { sumOf } from '../../parts/haunts/sum';
import { divided } from '../../parts/plans/dividing';
import { hunted, planned } from '../../parts/plans/plan';
import { type RoomID, signed, TRAITS } from '../../rules/components';
import { explorerAt, traitOf } from '../../rules/figures';
import type { Goal, Goals } from '../../rules/thing';
import {
  addends,
  CLAUSE,
  chanceToPlay,
  cluesLeft,
  NOTES,
  neededIn,
  notesLeft,
  ORGAN,
  playing,
  type Seer,
} from './state';

/** So likely, and it is worth going to the organ. */
const FAIR = 0.15;
/** So few spaces left to lose, and there is no time for anything else. */
const LATE = 5;
/** How far they are when all but the dice is there. */
const READY = 0.9;

const spareOf = ({ table }: Seer, seat: PlayerID): number => {
  const { traits } = explorerAt(table, seat);
  return TRAITS.reduce((sum, trait) => sum + traits[trait] - 1, 0);
};

/** Whoever is likely to be heard plays, and whoever soon can't any more; a die shows 1 in the mean. */
const isPlayer = (seen: Seer, seat: PlayerID): boolean => {
  const chance = chanceToPlay(seen, seat);
  return chance >= FAIR || (chance > 0 && spareOf(seen, seat) <= LATE);
};

function ofHeroes(seen: Seer): Goal {
  const { table } = seen;
  const all = heroes(table);
  const players = all.filter((seat) => isPlayer(seen, seat));
  const seekers = all.filter((seat) => !players.includes(seat));
  const clues = divided(
    seen,
    seekers,
    () => cluesLeft(seen),
    () => [],
  );
  const own = (seat: PlayerID): readonly RoomID[] => (players.includes(seat) ? [ORGAN] : (clues[seat] ?? []));
  const of = neededIn(seen);
  const totals = all.map((seat) => traitOf(seen, seat, 'knowledge') + (playing(seen, seat).add ?? 0));
  const sum = signed(sumOf(addends(seen), null));
  return planned(seen, CLAUSE, {
    errands: [
      { kind: 'play', when: players.length > 0 },
      { kind: 'search', when: cluesLeft(seen).length > 0 },
      { kind: 'find-rooms' },
    ],
    others: own,
    facts: { sum, of },
    progress:
      ((READY * Math.max(0, Math.min(of, ...[Math.max(0, ...totals)]))) / of) * (1 - fallen(table) / 2),
  });
}

/** He spoils what adds up, and hunts; who plays comes first. */
function ofTraitor(seen: Seer): Goal {
  const { table, mine } = seen;
  const { prey, ...goal } = hunted(seen, CLAUSE);
  const rooms = notesLeft(seen);
  const there = prey.filter((seat) => explorerAt(table, seat).room === ORGAN);
  const done = mine.wrong.length;
  return {
    ...goal,
    next: { kind: rooms.length > 0 ? 'spoil' : 'hunt', facts: { left: prey.length, done, of: NOTES.length } },
    rooms,
    prey: there.length > 0 ? there : prey,
  };
}

export const goals = (seen: Seer): Goals => ({ heroes: ofHeroes(seen), traitor: ofTraitor(seen) });
