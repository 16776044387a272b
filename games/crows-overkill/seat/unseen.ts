import { BIRD_COPIES, BIRDS, type Bird, type BirdCard, GONGS } from '../rules/components';
import type { CrowsOverkillView } from '../rules/view';

type Seen = Pick<CrowsOverkillView, 'birdDiscard' | 'seats'>;

/** How many cards of each bird are still to come. */
export function unseenCounts({ birdDiscard, seats }: Seen): Record<Bird, number> {
  const counts = { ...BIRD_COPIES };
  for (const card of birdDiscard) if (card !== 'gong') counts[card] -= 1;
  for (const { birds } of seats) for (const bird of birds) counts[bird] -= 1;
  return counts;
}

/** The birds still to come, without gongs. */
export function unseenBirds(view: Seen): Bird[] {
  const counts = unseenCounts(view);
  return BIRDS.flatMap((bird) => Array<Bird>(counts[bird]).fill(bird));
}

export const unseenGongs = ({ birdDiscard }: Pick<CrowsOverkillView, 'birdDiscard'>): number =>
  GONGS - birdDiscard.filter((card) => card === 'gong').length;

/** Every card that may be the next of the birds' deck: where none is left there, the discards are shuffled (CO26). */
export function comingBirds(view: Seen & Pick<CrowsOverkillView, 'birdDeckCount'>): readonly BirdCard[] {
  if (view.birdDeckCount === 0) return view.birdDiscard;
  return [...unseenBirds(view), ...Array<'gong'>(unseenGongs(view)).fill('gong')];
}
