import {
  API_PATH,
  type Carried,
  type Carry,
  type ChangeRoom,
  type ChangeSeat,
  type CreateRoom,
  type JoinRoom,
  type LobbyRoom,
  type Rename,
  type Replay,
  type Room,
  type Seated,
  type StartMatch,
  type WireError,
  type WithKey,
  wireError,
} from '@/kit/wire';

/** The server said no, in the words of the wire; `unreachable` when it said nothing that we know. */
export class TurnedDown extends Error {
  readonly error: WireError | { readonly code: 'unreachable' };

  constructor(error: TurnedDown['error'], cause?: unknown) {
    super(error.code, { cause });
    this.name = 'TurnedDown';
    this.error = error;
  }
}

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

type InRoom = { readonly room: Room };
const of = (roomID: string, deed: string) => `/rooms/${encodeURIComponent(roomID)}/${deed}`;

/** The HTTP half of the wire. Every function rejects with TurnedDown. */
export const roomsApi = {
  create: (request: CreateRoom) => call<Seated>('/rooms', request),
  lobby: () => call<{ readonly rooms: readonly LobbyRoom[] }>('/rooms'),
  read: (roomID: string) => call<InRoom>(`/rooms/${encodeURIComponent(roomID)}`),
  join: (roomID: string, request: JoinRoom) => call<Seated>(of(roomID, 'join'), request),
  leave: (roomID: string, request: WithKey) => call<InRoom>(of(roomID, 'leave'), request),
  rename: (roomID: string, request: Rename) => call<InRoom>(of(roomID, 'rename'), request),
  setSeat: (roomID: string, request: ChangeSeat) => call<InRoom>(of(roomID, 'seats'), request),
  shuffle: (roomID: string, request: WithKey) => call<InRoom>(of(roomID, 'shuffle'), request),
  change: (roomID: string, request: ChangeRoom) => call<InRoom>(of(roomID, 'change'), request),
  start: (roomID: string, request: StartMatch) => call<InRoom>(of(roomID, 'start'), request),
  rematch: (roomID: string, request: WithKey) => call<InRoom>(of(roomID, 'rematch'), request),
  carry: (roomID: string, request: WithKey) => call<Carry>(of(roomID, 'carry'), request),
  replay: (matchID: string) => call<Replay>(`/matches/${encodeURIComponent(matchID)}`),
  carried: (roomID: string, request: Carried) => call<Seated>(of(roomID, 'carried'), request),
};
