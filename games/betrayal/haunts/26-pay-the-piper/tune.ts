import { aimOfPart } from '../../parts/haunts/haunt';
import { successes } from '../../parts/haunts/successes';
import { explorerAt } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import { CHAMBER, type Seer, step } from './state';

/** Verses that are enough: one less from so many players on. */
const VERSES = 5;
const MANY = 5;

/** Verse by verse in the Chamber, one try a turn; each that succeeds brings a Rat (BH-h26-T). */
export const tune = successes({
  name: 'tune',
  clause: 'BH-h26',
  what: 'rolls.tune',
  label: 'tune',
  mark: 'verses',
  from: 3,
  side: 'traitor',
  of: ({ table }) => ((table.haunt?.players ?? 0) < MANY ? VERSES : VERSES - 1),
  tries: ({ table }, seat) =>
    explorerAt(table, seat).room === CHAMBER ? [{ key: CHAMBER, trait: 'sanity' }] : [],
  tried: (_at, seat, _key, isOk) => (isOk ? [step('breed', { seat })] : []),
  next: () => ({ next: { kind: 'tune', facts: { room: roomFact(CHAMBER) } }, rooms: [CHAMBER] }),
});

/** Verses played so far. */
export const versesOf = (seen: Seer): number => Number(aimOfPart(tune, seen).next.facts?.done);
