'use client';

import { useRouter } from '@/i18n/navigation';
import { fetchLate } from '@/ui/late';
import { Shelf, type ShelfProps } from '@/ui/shelf/Shelf';
import type { NewMatch } from './match-record';

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
  const pick = async (slug: string, players: number | undefined) => {
    const usual = boxes.find((box) => box.slug === slug)?.usual;
    if (players === undefined || usual === undefined) {
      router.push(`/${slug}`);
      return;
    }
    const { sitDown } = await fetchLate(() => import('./sit-down'));
    sitDown(slug, players, usual, names);
    router.push(`/${slug}/table`);
  };
  return (
    <Shelf boxes={boxes} onPick={(slug, players) => void pick(slug, players)} beside={beside}>
      {children}
    </Shelf>
  );
}
