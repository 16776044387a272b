import { useMedia } from '@/ui/use-media';
import { BROAD, type Garden, SQUARE, TALL, WIDE } from './geometry';

/** The garden whose shape fits the room that a window leaves for it. */
export function useGarden(): Garden {
  const isUpright = useMedia('(max-aspect-ratio: 1/1)');
  const isWide = useMedia('(min-width: 48rem)');
  if (isUpright) return isWide ? SQUARE : TALL;
  return isWide ? WIDE : BROAD;
}
