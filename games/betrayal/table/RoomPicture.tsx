'use client';

import { lazy } from 'react';

/** Pictures come when a room is first shown: none of them belongs to a table's first view. */
export const RoomPicture = lazy(async () => ({ default: (await import('./pictures')).RoomPicture }));
