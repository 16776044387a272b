import { roomsApi } from './rooms-api';
import { TurnedDown } from './turned-down';
import { openSocket } from './wire-socket';

/**
 * Why a page does not come into a room whose server can be reached: what lies between lets no WebSocket through, or
 * the room is not there.
 */
export type LineFault = 'blocked' | 'missing';

/** Whether a line can be opened at all; nobody is asked for anything on it. */
const opens = (): Promise<boolean> =>
  new Promise((resolve) => {
    const line = openSocket({
      onOpen: () => {
        resolve(true);
        line.close();
      },
      onLost: () => resolve(false),
      onRefused: () => undefined,
      onSaid: () => undefined,
    });
  });

/** Undefined where the server cannot be reached either, or has another reason, which it tells by itself. */
export async function lineFault(roomID: string): Promise<LineFault | undefined> {
  try {
    await roomsApi.read(roomID);
  } catch (error) {
    if (!(error instanceof TurnedDown)) throw error;
    return error.error.code === 'room-missing' ? 'missing' : undefined;
  }
  return (await opens()) ? undefined : 'blocked';
}
