import { playUntil, tourOf } from '@tests/browser/tours';
import { cover, type GameShot } from '../../../scripts/lib/table-shots';

/** The Guard asks for a name. */
const naming: GameShot = {
  name: 'naming',
  prepare: async (page, slug) => {
    await cover(page, slug);
    await playUntil(page, await tourOf(slug), '.ll-naming');
  },
};

export const shots: readonly GameShot[] = [naming];
