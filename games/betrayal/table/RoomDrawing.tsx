'use client';

import { Suspense } from 'react';
import { RoomWalls } from '@/ui/pieces/RoomWalls';
import type { Tile } from '../rules/state';
import { groundOf, litWindow, printedOf, sidesOf } from './plan';
import { RoomPicture } from './RoomPicture';

/** The ground, the picture and the walls of a room, turned as it lies; nothing that lies or stands in it. */
export function RoomDrawing({ tile, tiles }: { readonly tile: Tile; readonly tiles: readonly Tile[] }) {
  const { isOutside = false, isBarrier = false } = printedOf(tile.room);
  return (
    <span className="bt-drawing" data-ground={groundOf(tile.room)}>
      <span className="bt-picture" style={{ rotate: `${tile.turn * 90}deg` }}>
        <Suspense>
          <RoomPicture room={tile.room} />
        </Suspense>
        {isBarrier && <span className="bt-barrier" data-side={printedOf(tile.room).doors[0]} />}
      </span>
      <RoomWalls sides={sidesOf(tiles, tile)} window={litWindow(tiles, tile)} isOutside={isOutside} />
    </span>
  );
}
