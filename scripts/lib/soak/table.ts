import { setTimeout as pause } from 'node:timers/promises';
import type { Frame } from '@tests/server/page';
import { Page } from '@tests/server/page';
import { choices, rulebookOf } from '@tests/server/players';
import { begin, call } from '@tests/server/served';
import type { Action, PlayerID } from '@/kit/action';
import type { Random } from '@/kit/random';
import { isActive } from '@/kit/seats';
import { newID } from '@/server/secrets';
import type { Store } from '@/server/stores/store';
import type { SeatKey } from '@/wire/ids';
import type { SeatState } from '@/wire/match';
import type { Acted } from '@/wire/socket';
import type { Ledger } from './ledger';

export interface TableAround {
  readonly url: string;
  /** The address its people come from. */
  readonly address: string;
  readonly store: Store;
  readonly ledger: Ledger;
  readonly random: Random;
  readonly isOver: () => boolean;
}

interface Reader {
  readonly playerID: PlayerID | null;
  readonly page: Page;
}

type Party = Awaited<ReturnType<typeof begin>>;

/** Between two looks whether somebody is to act. */
const PACE_MS = 400;

const stateIn = ({ event, said }: Frame): SeatState | undefined => {
  const told = said as { state?: SeatState; ok?: boolean; value?: { state?: SeatState } };
  return ['update', 'sync'].includes(event)
    ? told.state
    : event === 'sit answered'
      ? told.value?.state
      : undefined;
};

/** One room after the other: two people, bots where the game needs more, now and then a watcher. */
export async function keepTable(slug: string, around: TableAround): Promise<void> {
  while (!around.isOver()) {
    try {
      await playMatch(slug, around);
    } catch {
      // The server was killed while the room was made: nobody had been told of anything yet. What fails
      // every time shows in the moves that are missing.
      await pause(PACE_MS);
    }
  }
}

async function playMatch(slug: string, around: TableAround): Promise<void> {
  const { url, address, store, ledger, random, isOver } = around;
  const headers = { 'x-forwarded-for': address };
  const doors = {
    page: () => new Page(url, headers).connected(),
    post: async <T>(route: string, body: unknown): Promise<T> => {
      const answer = await call<T>(`${url}/api${route}`, body, headers);
      if (answer.status >= 300) throw new Error(`${route}: ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
  };
  const rulebook = await rulebookOf(slug);
  const bots = Math.max(0, (rulebook.game.minPlayers ?? 2) - 2);
  const level = random.Shuffle(['easy', 'normal'] as const)[0] ?? 'easy';
  const seats = Array.from({ length: bots }, () => ({ kind: 'bot' as const, level }));
  const party = await begin(doors, slug, 2, { seats });
  const matchID = party.room.matchID ?? '';
  const stored = await store.readMatch(matchID);
  const readers: Reader[] = [];
  const seated = party.room.seats.flatMap((seat, place) => (seat.kind === 'person' ? [String(place)] : []));
  const watches = random.D6() === 1 ? [null] : [];
  for (const playerID of [...seated, ...watches])
    readers.push({ playerID, page: await come(doors, party, playerID) });

  /** Looks through what a page was sent, and forgets it. */
  const look = ({ playerID, page }: Reader) => {
    const others = party.keys.filter(({ personID }) => personID !== keyOf(party, playerID)?.personID);
    for (const frame of page.frames.splice(0)) {
      const text = JSON.stringify(frame.said) ?? '';
      const secrets = [
        stored?.match.seed ?? matchID.repeat(9),
        ...others.map(({ credential }) => credential),
      ];
      if (secrets.some((secret) => text.includes(secret))) ledger.secretsSeen++;
      const state = stateIn(frame);
      if (state !== undefined) ledger.shown(matchID, playerID, state);
    }
  };

  while (!isOver()) {
    for (const [place, reader] of readers.entries()) {
      look(reader);
      // Now and then a line is lost, and after a kill all of them are.
      if (!reader.page.socket.connected || random.Die(200) === 1) {
        reader.page.close();
        const page = await again(() => come(doors, party, reader.playerID), isOver);
        if (page !== undefined) readers[place] = { playerID: reader.playerID, page };
      } else if (random.Die(60) === 1) await talk(reader, party, random);
    }
    if (readers.some(({ page }) => page.state?.ctx.gameover !== undefined)) break;
    const [acting] = random.Shuffle(
      readers.filter(
        ({ playerID, page }) =>
          playerID !== null && page.state !== undefined && isActive(page.state.ctx, playerID),
      ),
    );
    if (acting !== undefined) await move(acting, choices(rulebook, acting.page), { ...around, matchID });
    await pause(PACE_MS * (0.5 + random.Number()));
  }
  for (const reader of readers) {
    look(reader);
    reader.page.close();
  }
}

const keyOf = (party: Party, playerID: PlayerID | null): SeatKey | undefined => {
  const seat = playerID === null ? undefined : party.room.seats[Number(playerID)];
  return seat?.kind === 'person' ? party.keys.find(({ personID }) => personID === seat.personID) : undefined;
};

const come = async (doors: { page: () => Promise<Page> }, party: Party, playerID: PlayerID | null) => {
  const key = keyOf(party, playerID);
  const page = await doors.page();
  await page.enter(party.room.roomID, key === undefined ? [] : [key]);
  await page.sit(playerID);
  return page;
};

/** Tries until it works; undefined when the soak is over before. */
async function again<T>(work: () => Promise<T>, isOver: () => boolean): Promise<T | undefined> {
  while (!isOver()) {
    try {
      return await work();
    } catch {
      await pause(PACE_MS);
    }
  }
  return undefined;
}

/** Sends one action until it is answered, as a page does, on whatever line there is. */
async function move(
  { playerID, page }: Reader,
  actions: readonly Action[],
  around: TableAround & { matchID: string },
) {
  const [action] = around.random.Shuffle([...actions]);
  if (action === undefined || playerID === null) return;
  const request = page.request(action, playerID);
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const answer = await page.ask<Acted>('act', request);
      if (answer.ok)
        around.ledger.acknowledged(around.matchID, playerID, request.actionID, answer.value.stateID);
      if (answer.ok || answer.error.code !== 'too-many') return;
    } catch {
      return;
    }
    await pause(PACE_MS);
  }
}

const talk = async ({ playerID, page }: Reader, party: Party, random: Random) => {
  const personID = keyOf(party, playerID)?.personID;
  if (personID !== undefined)
    await page
      .ask('chat', { lineID: newID(), personID, text: '好牌！'.repeat(random.Die(40)) })
      .catch(() => undefined);
};
