'use client';

import { late } from '@/ui/late';

/** Pictures come when a room is first shown: none of them belongs to a table's first view. */
export const RoomPicture = late(async () => ({ default: (await import('./pictures')).RoomPicture }));
