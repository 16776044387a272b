'use client';

import { usePathname } from 'next/navigation';
import { RoomPage, type RoomPageProps } from './RoomPage';

/** The room that the page's address names: the page itself is one for all rooms, and is not told. */
export function RoomAtAddress(props: Omit<RoomPageProps, 'roomID'>) {
  return <RoomPage {...props} roomID={usePathname().split('/').at(-1) ?? ''} />;
}
