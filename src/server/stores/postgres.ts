import pg from 'pg';
import * as z from 'zod/mini';
import { type LedClock, systemClock } from '../clock';
import { StoreDown, StoreRefuses } from '../fault';
import { newID } from '../secrets';
import { NewerSchema, stepsFrom } from './migrations';
import {
  clocksColumns,
  clocksFrom,
  int,
  lastActionsFrom,
  lineFrom,
  matchFrom,
  momentFrom,
  newsFrom,
  presenceFrom,
  roomCountFrom,
  roomFrom,
  stateIDFrom,
} from './rows';
import {
  BOT_ACTION,
  type ChangeListener,
  type Clocks,
  type Commit,
  type CommitResult,
  type MatchRecord,
  openedFrom,
  type RoomRecord,
  type Store,
  type StoredLine,
  toText,
} from './store';

type Value = string | number | null;

/** The channel on which nodes tell each other that a room has changed: ids, never contents. */
const CHANNEL = 'kaizhuo_room';
/** Marks a notification that only says that a match has moved on. */
const MATCH = 'match';
/** Any number that no other program is likely to lock. */
const MIGRATION_LOCK = 7_214_903_551;
const RECONNECT_MS = 500;
/** A database that has not answered by then counts as down: play pauses, and people are told. */
const ANSWER_MS = 2500;
/** The channel on which a node listens for itself. */
const ECHO = 'kaizhuo_echo';

/** SQLSTATE classes of our own mistakes (syntax, constraint, data); everything else is the store being away. */
const OUR_FAULT = /^(?:22|23|42)/;
/** Those that waiting for a database does not mend: who we say we are, which database, what we may do in it. */
const REFUSES = /^(?:28|3D|42)/;

/** Its types know of no limit for one question. */
const GREETING: pg.QueryConfig & { readonly query_timeout: number } = {
  text: 'SELECT 1',
  query_timeout: ANSWER_MS,
};

/** A node that has not said that it is alive for so long counts as gone for whoever begins. */
const GONE_MS = 35_000;
/** The database's own time. Nodes are led by it, and so agree whatever their machines say. */
const DATABASE_NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
/** That, and what the clocks of other nodes show that are alive by it. */
const TIMES = `
  SELECT wall, (SELECT max(beat + wall - said) FROM node
    WHERE node_id <> $1 AND wall - said BETWEEN 0 AND $2::bigint) AS others
  FROM (SELECT ${DATABASE_NOW} AS wall) AS asked`;
const times = z.object({ wall: int, others: z.nullable(int) });

/** The clock of a node; without `follow` it is led by nobody. */
export type NodeClock = Pick<LedClock, 'now'> & Partial<Pick<LedClock, 'follow'>>;

async function inTransaction<C extends pg.ClientBase, T>(
  client: C,
  work: (client: C) => Promise<T>,
): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // Where it does not answer there is nobody to tell, and the database forgets by itself.
    if (error instanceof pg.DatabaseError) await client.query('ROLLBACK');
    throw error;
  }
}

/**
 * The store for several nodes. One statement commits an action: compare-and-set, its moment, and the
 * notification, which PostgreSQL sends when the transaction is on the disk.
 */
export class PostgresStore implements Store {
  readonly kind = 'postgres';
  readonly #pool: pg.Pool;
  readonly #url: string;
  readonly #clock: NodeClock;
  /** It has been reached, and its layout is up to date. */
  #isOpen = false;
  /** Tells our own notifications from those of other nodes. */
  readonly #origin = newID();
  #listener: ChangeListener | undefined;
  #listening: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;
  #heardEcho: () => void = () => undefined;
  #migrating: pg.Client | undefined;

  /** Reaches for nothing yet. */
  constructor(url: string, clock: NodeClock = systemClock) {
    this.#url = url;
    this.#clock = clock;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: ANSWER_MS,
      // The database gives up a little before we do, so that a late answer is rare.
      statement_timeout: ANSWER_MS - 200,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      application_name: 'kaizhuo',
    });
    // An idle connection that is lost is replaced by the pool; a query on it rejects on its own.
    this.#pool.on('error', () => undefined);
  }

  async open(): Promise<void> {
    if (this.#isOpen) return;
    try {
      await this.#migrate();
      await this.#listen();
    } catch (error) {
      const cause = error instanceof StoreDown ? error.cause : error;
      if (cause instanceof pg.DatabaseError && REFUSES.test(cause.code ?? '')) throw new StoreRefuses(cause);
      throw error;
    }
    this.#isOpen = true;
  }

  async #migrate(): Promise<void> {
    // Other nodes may be bringing it up to date: that may take its time, on a connection of its own.
    const client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: ANSWER_MS });
    // What becomes of it between two questions is learned by the next.
    client.on('error', () => undefined);
    this.#migrating = client;
    await this.#asked(async () => {
      try {
        await client.connect();
        // One that has fallen silent is found out before there is anything to wait for.
        await client.query(GREETING);
        await this.#bringUpToDate(client);
        const { rows } = await client.query(TIMES, ['', GONE_MS]);
        this.#follow(rows[0]);
      } finally {
        void client.end().catch(() => undefined);
      }
    });
  }

  #follow(row: unknown): void {
    const { wall, others } = times.parse(row);
    this.#clock.follow?.(wall, others ?? undefined);
  }

  #bringUpToDate(client: pg.Client): Promise<void> {
    return inTransaction(client, async () => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await client.query('CREATE TABLE IF NOT EXISTS schema_step (version BIGINT PRIMARY KEY)');
      const { rows } = await client.query('SELECT max(version) AS version FROM schema_step');
      let version = z.object({ version: z.nullable(int) }).parse(rows[0]).version ?? 0;
      for (const step of stepsFrom(version, 'postgres')) {
        version++;
        await client.query(step);
        await client.query('INSERT INTO schema_step VALUES ($1)', [version]);
      }
    });
  }

  async #listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'kaizhuo listener',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    client.on('notification', ({ channel, payload }) => {
      if (channel === ECHO) {
        if (payload === this.#origin) this.#heardEcho();
        return;
      }
      const [roomID = '', origin, what] = payload?.split(' ') ?? [];
      if (origin === this.#origin) return;
      if (what === MATCH) this.#listener?.onMatch(roomID);
      else this.#listener?.onRoom(roomID);
    });
    const lost = () => {
      if (this.#listening !== client || this.#isClosed) return;
      this.#listening = undefined;
      this.#listenAgain();
    };
    client.on('error', lost);
    client.on('end', lost);
    try {
      await this.#asked(() => client.connect());
      await this.#asked(() => client.query(`LISTEN ${CHANNEL}; LISTEN ${ECHO}`));
      if (this.#isClosed) throw new StoreDown('closed');
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    this.#listening = client;
  }

  /** Says something that this node must hear; a listener that does not is given up for a new one. */
  async #listenForItself(): Promise<void> {
    const client = this.#listening;
    if (client === undefined) return;
    const heard = new Promise<boolean>((resolve) => {
      this.#heardEcho = () => resolve(true);
      setTimeout(() => resolve(false), ANSWER_MS).unref();
    });
    await this.#rows('echo', 'SELECT pg_notify($1, $2)', [ECHO, this.#origin]);
    if ((await heard) || this.#listening !== client || this.#isClosed) return;
    this.#listening = undefined;
    void client.end().catch(() => undefined);
    this.#listenAgain();
  }

  #listenAgain(): void {
    this.#retry = setTimeout(() => {
      this.#listen().then(
        () => this.#listener?.onGap(),
        () => {
          if (!this.#isClosed) this.#listenAgain();
        },
      );
    }, RECONNECT_MS);
    this.#retry.unref();
  }

  /** Runs a query; what is not our own mistake means that the store is down. */
  async #asked<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof NewerSchema || error instanceof StoreDown) throw error;
      const code = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
      if (OUR_FAULT.test(code)) throw error;
      throw new StoreDown(error);
    }
  }

  #checkOpen(): void {
    if (!this.#isOpen) throw new StoreDown('it has not been reached yet');
  }

  async #rows(name: string, text: string, values: readonly Value[]): Promise<unknown[]> {
    this.#checkOpen();
    const { rows } = await this.#asked(() => this.#pool.query({ name, text, values: [...values] }));
    return rows;
  }

  #transaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return this.#asked(async () => {
      this.#checkOpen();
      const client = await this.#pool.connect();
      try {
        const result = await inTransaction(client, work);
        client.release();
        return result;
      } catch (error) {
        // A connection that did not answer is not used again.
        client.release(!(error instanceof pg.DatabaseError));
        throw error;
      }
    });
  }

  async ping(): Promise<void> {
    await this.#rows('ping', 'SELECT 1', []);
  }

  async createRoom(record: RoomRecord): Promise<boolean> {
    return (await this.#rows(...this.#insertRoom(record))).length === 1;
  }

  #insertRoom(record: RoomRecord): [string, string, Value[]] {
    const { roomID, stage, settings } = record;
    return [
      'insert-room',
      `INSERT INTO room (room_id, revision, record, stage, is_public, touched, opened_from) VALUES ($1, 1, $2, $3, $4, $5, $6)
       ON CONFLICT DO NOTHING RETURNING room_id`,
      [roomID, toText(record), stage, Number(settings.isPublic), this.#clock.now(), openedFrom(record)],
    ];
  }

  #updateRoom(record: RoomRecord, expected: number): [string, string, Value[]] {
    const { roomID, stage, settings } = record;
    return [
      'update-room',
      `WITH done AS (
         UPDATE room SET revision = revision + 1, record = $1, stage = $2, is_public = $3, touched = $4
         WHERE room_id = $5 AND revision = $6 RETURNING room_id)
       SELECT pg_notify('${CHANNEL}', room_id || ' ' || $7) FROM done`,
      [toText(record), stage, Number(settings.isPublic), this.#clock.now(), roomID, expected, this.#origin],
    ];
  }

  async readRoom(roomID: string) {
    const [row] = await this.#rows('read-room', 'SELECT record, revision FROM room WHERE room_id = $1', [
      roomID,
    ]);
    return row === undefined ? undefined : roomFrom(row);
  }

  async saveRoom(record: RoomRecord, expected: number): Promise<boolean> {
    return (await this.#rows(...this.#updateRoom(record, expected))).length === 1;
  }

  startMatch(
    record: RoomRecord,
    expected: number,
    match: MatchRecord,
    state: string,
    deal: Commit['journal'],
    clocks: Clocks | null,
  ): Promise<boolean> {
    return this.#transaction(async (client) => {
      const [, update, values] = this.#updateRoom(record, expected);
      const { rows } = await client.query(update, values);
      if (rows.length !== 1) return false;
      await client.query(
        `INSERT INTO match (match_id, room_id, slug, rules_version, seed, options, num_players, state_id, state, is_over, touched, clocks)
         VALUES ($1, $2, $3, $4, $5, $6, $7, 0, $8, 0, $9, $10)`,
        [
          match.matchID,
          match.roomID,
          match.slug,
          match.rulesVersion,
          match.seed,
          toText(match.options),
          match.numPlayers,
          state,
          this.#clock.now(),
          clocks === null ? null : toText(clocks),
        ],
      );
      await client.query('INSERT INTO moment (match_id, state_id, journal) VALUES ($1, 0, $2)', [
        match.matchID,
        toText(deal),
      ]);
      return true;
    });
  }

  saveRooms(record: RoomRecord, expected: number, next: RoomRecord): Promise<boolean> {
    return this.#transaction(async (client) => {
      const [, update, values] = this.#updateRoom(record, expected);
      const { rows } = await client.query(update, values);
      if (rows.length !== 1) return false;
      const [, insert, nextValues] = this.#insertRoom(next);
      await client.query(insert, nextValues);
      return true;
    });
  }

  async listRooms(limit: number, share: number) {
    const rows = await this.#rows(
      'list-rooms',
      `SELECT record, revision FROM (
           SELECT record, revision, touched, ROW_NUMBER() OVER (
             PARTITION BY CASE opened_from WHEN '' THEN room_id ELSE opened_from END ORDER BY touched DESC
           ) AS nth FROM room WHERE is_public = 1 AND stage = 'waiting'
         ) AS waiting ORDER BY CASE WHEN nth <= $1 THEN 0 ELSE 1 END, touched DESC LIMIT $2`,
      [share, limit],
    );
    return rows.map((row) => roomFrom(row).record);
  }

  async countRooms(from: string, since: number) {
    const [row] = await this.#rows(
      'count-rooms',
      `SELECT COUNT(*) AS count, MIN(touched) AS oldest FROM room
       WHERE opened_from = $1 AND touched > $2 AND stage IN ('waiting', 'playing')`,
      [from, since],
    );
    return roomCountFrom(row);
  }

  async readMatch(matchID: string) {
    const [row] = await this.#rows('read-match', 'SELECT * FROM match WHERE match_id = $1', [matchID]);
    return row === undefined ? undefined : matchFrom(row);
  }

  async readNews(matchID: string, since: number) {
    return newsFrom(
      await this.#rows(
        'read-news',
        `SELECT match.state_id AS now, match.state, clocks, clocks_revision, moment.state_id, moment.action, moment.journal
         FROM match JOIN moment ON moment.match_id = match.match_id
         WHERE match.match_id = $1 AND moment.state_id > $2 ORDER BY moment.state_id`,
        [matchID, since],
      ),
    );
  }

  async commit(commit: Commit): Promise<CommitResult> {
    const { matchID, roomID, expected, actionID, action } = commit;
    const [row] = await this.#rows(
      'commit',
      `WITH before AS (
         SELECT state_id FROM moment WHERE match_id = $1 AND player_id = $2 AND action_id = $3),
       moved AS (
         UPDATE match SET state_id = $4::bigint + 1, state = $5, is_over = $6, touched = $7,
           clocks = $11, clocks_revision = $12
         WHERE match_id = $1 AND state_id = $4 AND clocks_revision = $13
           AND NOT EXISTS (SELECT 1 FROM before) RETURNING state_id),
       noted AS (
         INSERT INTO moment (match_id, state_id, player_id, action_id, action, journal)
         SELECT $1, state_id, $2, $3, $8, $9 FROM moved RETURNING state_id)
       SELECT (SELECT state_id FROM before) AS before, (SELECT state_id FROM noted) AS state_id,
              (SELECT pg_notify('${CHANNEL}', $10) FROM noted)`,
      [
        matchID,
        action.playerID,
        actionID,
        expected,
        commit.state,
        Number(commit.isOver),
        this.#clock.now(),
        toText(action),
        toText(commit.journal),
        `${roomID} ${this.#origin} ${MATCH}`,
        ...clocksColumns(commit.clocks),
        commit.clocks?.revision ?? 0,
      ],
    );
    const result = z.object({ before: z.nullable(int), state_id: z.nullable(int) }).parse(row);
    if (result.before !== null) return { kind: 'duplicate', stateID: result.before };
    return result.state_id === null ? { kind: 'conflict' } : { kind: 'committed', stateID: result.state_id };
  }

  async readClocks(matchID: string) {
    const [row] = await this.#rows(
      'read-clocks',
      'SELECT clocks, clocks_revision FROM match WHERE match_id = $1',
      [matchID],
    );
    return clocksFrom(row);
  }

  async saveClocks({ matchID, roomID }: MatchRecord, clocks: Clocks, expected: number): Promise<boolean> {
    const rows = await this.#rows(
      'save-clocks',
      `WITH done AS (
         UPDATE match SET clocks = $1, clocks_revision = $2
         WHERE match_id = $3 AND clocks_revision = $4 RETURNING match_id)
       SELECT pg_notify('${CHANNEL}', $5) FROM done`,
      [
        ...clocksColumns({ clocks, revision: expected }),
        matchID,
        expected,
        `${roomID} ${this.#origin} ${MATCH}`,
      ],
    );
    return rows.length === 1;
  }

  async findAction(matchID: string, playerID: string, actionID: string) {
    const [row] = await this.#rows(
      'find-action',
      'SELECT state_id FROM moment WHERE match_id = $1 AND player_id = $2 AND action_id = $3',
      [matchID, playerID, actionID],
    );
    return stateIDFrom(row);
  }

  async readMoments(matchID: string, since: number) {
    const rows = await this.#rows(
      'read-moments',
      'SELECT state_id, action, journal FROM moment WHERE match_id = $1 AND state_id > $2 ORDER BY state_id',
      [matchID, since],
    );
    return rows.map(momentFrom);
  }

  async lastActionsOf(matchID: string, playerID: string) {
    const [row] = await this.#rows(
      'last-actions',
      `SELECT MAX(CASE WHEN action_id NOT LIKE '${BOT_ACTION}%' THEN state_id END) AS own,
                    MAX(CASE WHEN action_id LIKE '${BOT_ACTION}%' THEN state_id END) AS by_bot
             FROM moment WHERE match_id = $1 AND player_id = $2`,
      [matchID, playerID],
    );
    return lastActionsFrom(row);
  }

  async addLine(roomID: string, requestID: string, line: Omit<StoredLine, 'lineID'>, keep: number) {
    return this.#transaction(async (client) => {
      // One line of a room after the other: whoever has read a line has read all with lower ids.
      const room = await client.query('SELECT 1 FROM room WHERE room_id = $1 FOR NO KEY UPDATE', [roomID]);
      if (room.rowCount === 0) return undefined;
      await client.query(
        `INSERT INTO line (room_id, request_id, person_id, name, text, circle, at)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
        [roomID, requestID, line.personID, line.name, line.text, line.circle, line.at],
      );
      const { rows } = await client.query(
        'SELECT * FROM line WHERE room_id = $1 AND person_id = $2 AND request_id = $3',
        [roomID, line.personID, requestID],
      );
      await client.query(
        `DELETE FROM line WHERE room_id = $1 AND circle = $2 AND line_id <=
         (SELECT line_id FROM line WHERE room_id = $1 AND circle = $2 ORDER BY line_id DESC LIMIT 1 OFFSET $3)`,
        [roomID, line.circle, keep],
      );
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, `${roomID} ${this.#origin}`]);
      return lineFrom(rows[0]);
    });
  }

  async readLines(roomID: string, since: number) {
    const rows = await this.#rows(
      'read-lines',
      'SELECT * FROM line WHERE room_id = $1 AND line_id > $2 ORDER BY line_id',
      [roomID, since],
    );
    return rows.map(lineFrom);
  }

  async notePresence(
    nodeID: string,
    roomID: string,
    people: readonly string[],
    watchers: number,
  ): Promise<void> {
    await this.#transaction(async (client) => {
      await client.query('INSERT INTO node (node_id, beat) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        nodeID,
        this.#clock.now(),
      ]);
      if (people.length === 0 && watchers === 0)
        await client.query('DELETE FROM presence WHERE node_id = $1 AND room_id = $2', [nodeID, roomID]);
      else
        await client.query(
          `INSERT INTO presence (node_id, room_id, people, watchers)
           SELECT $1, room_id, $2, $3 FROM room WHERE room_id = $4
           ON CONFLICT (node_id, room_id) DO UPDATE SET people = excluded.people, watchers = excluded.watchers`,
          [nodeID, toText(people), watchers, roomID],
        );
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, `${roomID} ${this.#origin}`]);
    });
  }

  async readPresence(roomID: string) {
    return presenceFrom(
      await this.#rows(
        'read-presence',
        'SELECT people, watchers, beat FROM presence JOIN node USING (node_id) WHERE room_id = $1',
        [roomID],
      ),
    );
  }

  async beat(nodeID: string, staleMs: number): Promise<number> {
    const [asked] = await this.#rows('times', TIMES, [nodeID, staleMs]);
    this.#follow(asked);
    const now = this.#clock.now();
    await this.#rows(
      'beat',
      `INSERT INTO node (node_id, beat, said) VALUES ($1, $2, ${DATABASE_NOW})
       ON CONFLICT (node_id) DO UPDATE SET beat = excluded.beat, said = excluded.said`,
      [nodeID, now],
    );
    // One from a time to come is of a node that had another idea of time, and has ended since.
    const forgotten = await this.#rows(
      'forget-stale',
      'DELETE FROM node WHERE beat < $1 OR beat > $2 RETURNING node_id',
      [now - staleMs, now + staleMs],
    );
    await this.#listenForItself();
    return forgotten.length;
  }

  async forgetNode(nodeID: string): Promise<void> {
    await this.#rows('forget-node', 'DELETE FROM node WHERE node_id = $1', [nodeID]);
  }

  async sweep({ waiting, playing, over }: { waiting: number; playing: number; over: number }) {
    const rows = await this.#rows(
      'sweep',
      `DELETE FROM room WHERE (stage = 'waiting' AND touched < $1)
       OR (stage IN ('over', 'closed') AND touched < $2)
       OR (stage = 'playing' AND touched < $3 AND NOT EXISTS
           (SELECT 1 FROM match WHERE match.room_id = room.room_id AND match.touched >= $3))
       RETURNING room_id`,
      [waiting, over, playing],
    );
    return rows.length;
  }

  onChange(listener: ChangeListener): void {
    this.#listener = listener;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    void this.#migrating?.end().catch(() => undefined);
    await Promise.all([this.#listening?.end(), this.#pool.end()]);
  }
}
