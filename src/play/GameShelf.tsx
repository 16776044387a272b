'use client';

import { useRouter } from '@/i18n/navigation';
import { rememberedNames } from '@/ui/setup/remembered-names';
import { draftSeats, seatFaults, seatNames, tableSetup } from '@/ui/setup/setup';
import { Shelf, type ShelfProps } from '@/ui/shelf/Shelf';
import type { NewMatch } from './match-record';
import { layTable } from './pending-match';

interface Playable {
  /** What a table of it begins with where nobody has chosen anything. */
  readonly usual: Pick<NewMatch, 'rulesVersion' | 'options'>;
}

export interface GameShelfProps extends Pick<ShelfProps, 'beside' | 'children'> {
  readonly boxes: readonly (ShelfProps['boxes'][number] & Playable)[];
  /** What whoever has never written a name is called, by seat. */
  readonly names: readonly string[];
}

/** The shelf, and the way from "pick one for us" to a table at which everybody sits. */
export function GameShelf({ boxes, names, beside, children }: GameShelfProps) {
  const router = useRouter();
  const pick = (slug: string, players: number | undefined) => {
    const usual = boxes.find((box) => box.slug === slug)?.usual;
    if (players === undefined || usual === undefined) {
      router.push(`/${slug}`);
      return;
    }
    const nameOf = (seat: number) => names[seat - 1] ?? String(seat);
    const seatsWith = (written: readonly string[]) => draftSeats('device', players, written);
    const called = (seats: ReturnType<typeof seatsWith>) => seatNames(seats, nameOf, []);
    const remembered = seatsWith(rememberedNames());
    const isFaulty = seatFaults(remembered, called(remembered)).some((fault) => fault !== undefined);
    const seats = isFaulty ? seatsWith([]) : remembered;
    layTable({ slug, ...usual, ...tableSetup(seats, called(seats), usual.options) });
    router.push(`/${slug}/table`);
  };
  return (
    <Shelf boxes={boxes} onPick={pick} beside={beside}>
      {children}
    </Shelf>
  );
}
