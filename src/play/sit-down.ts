import { rememberedNames } from '@/ui/setup/remembered-names';
import { draftSeats, seatFaults, seatNames, tableSetup } from '@/ui/setup/setup';
import type { NewMatch } from './match-record';
import { layTable } from './pending-match';

/** Lays a table at which so many people sit, by the names they had last time where those can be told apart. */
export function sitDown(
  slug: string,
  players: number,
  usual: Pick<NewMatch, 'rulesVersion' | 'options'>,
  defaultNames: readonly string[],
): void {
  const nameOf = (seat: number) => defaultNames[seat - 1] ?? String(seat);
  const called = (seats: ReturnType<typeof draftSeats>) => seatNames(seats, nameOf, '');
  const remembered = draftSeats('device', players, rememberedNames());
  const isFaulty = seatFaults(remembered, called(remembered)).some((fault) => fault !== undefined);
  const seats = isFaulty ? draftSeats('device', players, []) : remembered;
  layTable({ slug, ...usual, ...tableSetup(seats, called(seats), usual.options) });
}
