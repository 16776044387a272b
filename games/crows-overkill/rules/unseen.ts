import { BIRD_COPIES, BIRDS, type Bird, GONGS } from './components';
import type { CrowsOverkillView } from './view';

/** The birds still to come, without gongs. */
export function unseenBirds(view: Pick<CrowsOverkillView, 'birdDiscard' | 'seats'>): Bird[] {
  const counts = { ...BIRD_COPIES };
  for (const card of view.birdDiscard) if (card !== 'gong') counts[card] -= 1;
  for (const { birds } of view.seats) for (const bird of birds) counts[bird] -= 1;
  return BIRDS.flatMap((bird) => Array<Bird>(counts[bird]).fill(bird));
}

export const unseenGongs = ({ birdDiscard }: Pick<CrowsOverkillView, 'birdDiscard'>): number =>
  GONGS - birdDiscard.filter((card) => card === 'gong').length;
