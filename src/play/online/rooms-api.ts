import { wireError } from '@/wire/errors';
import type { Replay } from '@/wire/match';
import {
  API_PATH,
  type Carried,
  type Carry,
  type ChangeRoom,
  type ChangeSeat,
  type ClaimSeat,
  type CreateRoom,
  type Devices,
  type HandOn,
  type JoinRoom,
  type Rename,
  type Seated,
  type SignOut,
  type StartMatch,
  type WithKey,
} from '@/wire/requests';
import type { LobbyRoom, Room } from '@/wire/room';
import { TurnedDown } from './turned-down';

async function call<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(API_PATH + path, {
      cache: 'no-store',
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    answer = await response.json();
  } catch (error) {
    throw new TurnedDown({ code: 'unreachable' }, error);
  }
  if (response.ok) return answer as T;
  const error = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : undefined;
  const parsed = wireError.safeParse(error);
  throw new TurnedDown(parsed.success ? parsed.data : { code: 'unreachable' });
}

/** How long a request that nobody answered waits before it is sent again. */
const AGAIN_MS = [250, 750];

/** The credential each request was sent with that has not been granted yet. */
const asked = new Map<string, string>();

/** 192 random bits, as the server draws them itself. */
function newCredential(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/**
 * Asks for a seat until somebody answers, each time with the same credential: by it the server knows
 * a request again whose answer was lost. So it does when the person tries once more. `what` tells
 * this request from others.
 */
async function callForSeat(path: string, request: object, what: string): Promise<Seated> {
  const id = `${path} ${what}`;
  const credential = asked.get(id) ?? newCredential();
  asked.set(id, credential);
  const pauses = [...AGAIN_MS];
  for (;;) {
    try {
      const seated = await call<Seated>(path, { ...request, credential });
      asked.delete(id);
      return seated;
    } catch (error) {
      const pause = isUnanswered(error) ? pauses.shift() : undefined;
      if (pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

const isUnanswered = (error: unknown): boolean =>
  error instanceof TurnedDown && error.error.code === 'unreachable';

type InRoom = { readonly room: Room };
const of = (roomID: string, deed: string) => `/rooms/${encodeURIComponent(roomID)}/${deed}`;

/** The HTTP half of the wire. Every function rejects with TurnedDown. */
export const roomsApi = {
  create: (request: CreateRoom) => callForSeat('/rooms', request, request.slug),
  lobby: () => call<{ readonly rooms: readonly LobbyRoom[] }>('/rooms'),
  read: (roomID: string) => call<InRoom>(`/rooms/${encodeURIComponent(roomID)}`),
  join: (roomID: string, request: JoinRoom) => callForSeat(of(roomID, 'join'), request, ''),
  claim: (roomID: string, request: ClaimSeat) => callForSeat(of(roomID, 'claim'), request, `${request.seat}`),
  withdraw: (roomID: string, request: WithKey) => call<InRoom>(of(roomID, 'withdraw'), request),
  leave: (roomID: string, request: WithKey) => call<InRoom>(of(roomID, 'leave'), request),
  rename: (roomID: string, request: Rename) => call<InRoom>(of(roomID, 'rename'), request),
  setSeat: (roomID: string, request: ChangeSeat) => call<InRoom>(of(roomID, 'seats'), request),
  handOn: (roomID: string, request: HandOn) => call<InRoom>(of(roomID, 'hand-on'), request),
  shuffle: (roomID: string, request: WithKey) => call<InRoom>(of(roomID, 'shuffle'), request),
  change: (roomID: string, request: ChangeRoom) => call<InRoom>(of(roomID, 'change'), request),
  start: (roomID: string, request: StartMatch) => call<InRoom>(of(roomID, 'start'), request),
  rematch: (roomID: string, request: WithKey) => call<InRoom>(of(roomID, 'rematch'), request),
  carry: (roomID: string, request: WithKey) => call<Carry>(of(roomID, 'carry'), request),
  devices: (roomID: string, request: WithKey) => call<Devices>(of(roomID, 'devices'), request),
  signOut: (roomID: string, request: SignOut) => call<Devices>(of(roomID, 'sign-out'), request),
  origin: () => call<object>('/origin', {}),
  replay: (matchID: string) => call<Replay>(`/matches/${encodeURIComponent(matchID)}`),
  carried: (roomID: string, request: Carried) => callForSeat(of(roomID, 'carried'), request, request.code),
};
