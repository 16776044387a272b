import type { CreateRoom } from '@/wire/requests';
import { roomsApi } from './rooms-api';
import { keepKey } from './seat-keys';

/** Opens a room whose owner is this browser, and resolves to its id. Rejects with TurnedDown. */
export async function openRoom(asked: CreateRoom): Promise<string> {
  const { room, key } = await roomsApi.create(asked);
  keepKey(room.roomID, key, asked.slug);
  return room.roomID;
}
