import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import * as z from 'zod/mini';
import { type Clock, steadyMs, systemClock } from '../clock';
import { StoreDown } from '../fault';
import { type Before, lookBefore, noteRooms, type Tell, tellEmpty } from './had-rooms';
import { stepsFrom } from './migrations';
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
import { WriteAheadLog } from './write-ahead-log';

type Value = string | number | null;

interface Write {
  readonly run: () => unknown;
  /** It is to outlast this process, and so to lie in the file itself before long. */
  readonly isKept: boolean;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

type Outcome = { readonly value: unknown } | { readonly error: unknown };

/** Writes of a transaction that are answered in one turn of the event loop: each may be a broadcast to a room. */
const ANSWERS_AT_ONCE = 8;

/** Between two tries to get it. */
const AGAIN_MS = 20;

/** For whoever runs the server, and nobody else on the machine. */
const OWNERS = 0o600;

/** How long another process may keep the file locked before that counts as the store being down. */
const BUSY_MS = 2000;

export interface SqliteOptions {
  readonly after?: Clock['after'];
  /** Hears what whoever runs the server should know of the file. */
  readonly tell?: Tell;
}

/**
 * The store in one file: SQLite with a write-ahead log, flushed to the disk before anything is
 * acknowledged. All changes of one turn of the event loop share a transaction, and so one flush.
 */
export class SqliteStore implements Store {
  readonly kind = 'sqlite';
  readonly #db: Database.Database;
  readonly #now: () => number;
  readonly #statements = new Map<string, Database.Statement<Value[]>>();
  #queue: Write[] = [];
  /** What is to be told of writes that stand. */
  #answers: (() => void)[] = [];
  /** When the first of them began to wait for another process (ms, monotonic). */
  #waitingSince: number | undefined;
  #isClosed = false;
  readonly #file: string;
  readonly #tell: Tell;
  readonly #log: WriteAheadLog;
  #hasToldFault = false;

  /** Opens or creates the file, and brings its layout up to date. Throws NewerSchema, StoreDown. */
  constructor(
    file: string,
    now: () => number = systemClock.now,
    { after = systemClock.after, tell = () => undefined }: SqliteOptions = {},
  ) {
    this.#now = now;
    this.#file = file;
    this.#tell = tell;
    let before: Before;
    try {
      mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
      before = lookBefore(file);
      // Seeds and hashes of running matches lie in it; SQLite's own files beside it take over its mode.
      closeSync(openSync(file, 'a', OWNERS));
      for (const own of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(own)) chmodSync(own, OWNERS);
      this.#db = new Database(file, { timeout: BUSY_MS });
      this.#db.pragma('journal_mode = WAL');
      this.#db.pragma('synchronous = FULL');
      this.#db.pragma('foreign_keys = ON');
    } catch (error) {
      throw new StoreDown(error);
    }
    const wasLaidOut = this.#migrate();
    // From here on nobody stands still for another process: a locked file is tried again.
    this.#db.pragma('busy_timeout = 0');
    this.#log = new WriteAheadLog({
      db: this.#db,
      after,
      onFolded: () => this.#folded(),
      onFault: (error) => this.#tellFault(error),
    });
    // What a process left in it that ended without a word.
    this.#log.written();
    if (this.#countRooms() === 0) tellEmpty(tell, file, before, wasLaidOut);
  }

  #countRooms(): number {
    return z.object({ rooms: int }).parse(this.#get('SELECT COUNT(*) AS rooms FROM room')).rooms;
  }

  #folded(): void {
    this.#hasToldFault = false;
    noteRooms(this.#file, { rooms: this.#countRooms(), at: this.#now() });
  }

  #tellHeld(): void {
    const name = path.basename(this.#file);
    this.#tell(`Another program reads ${name}: what was played last lies in ${name}-wal beside it.`, 'warn');
  }

  #tellFault(error: unknown): void {
    if (this.#hasToldFault) return;
    this.#hasToldFault = true;
    const reason = error instanceof Error ? error.message : String(error);
    const name = path.basename(this.#file);
    this.#tell(
      `${name} could not take in its log (${reason}): what was played last lies in ${name}-wal beside it.`,
      'warn',
    );
  }

  /** Whether the store's tables were there before. */
  #migrate(): boolean {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      this.#db.exec('CREATE TABLE IF NOT EXISTS schema_step (version BIGINT PRIMARY KEY)');
      const row = this.#db.prepare('SELECT max(version) AS version FROM schema_step').get();
      let version = z.object({ version: z.nullable(int) }).parse(row).version ?? 0;
      const wasLaidOut = version > 0;
      for (const step of stepsFrom(version, 'sqlite')) {
        version++;
        this.#db.exec(step);
        this.#db.prepare('INSERT INTO schema_step VALUES (?)').run(version);
      }
      this.#db.exec('COMMIT');
      return wasLaidOut;
    } catch (error) {
      this.#db.exec('ROLLBACK');
      this.#db.close();
      throw error;
    }
  }

  #prepare(sql: string): Database.Statement<Value[]> {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.#db.prepare<Value[]>(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  #run = (sql: string, ...values: Value[]): number => this.#prepare(sql).run(...values).changes;
  #get = (sql: string, ...values: Value[]): unknown => this.#prepare(sql).get(...values);
  #all = (sql: string, ...values: Value[]): unknown[] => this.#prepare(sql).all(...values);

  async #read<T>(work: () => T): Promise<T> {
    try {
      return work();
    } catch (error) {
      throw new StoreDown(error);
    }
  }

  /** Queues a note about who is here now, which no copy of the file needs. */
  #note<T>(work: () => T): Promise<T> {
    return this.#write(work, false);
  }

  /** Queues a change for the transaction that ends this turn of the event loop. */
  #write<T>(work: () => T, isKept = true): Promise<T> {
    return new Promise<unknown>((resolve, reject) => {
      if (this.#isClosed) {
        reject(new StoreDown('closed'));
        return;
      }
      if (this.#queue.length === 0) setImmediate(() => this.#flush());
      this.#queue.push({ run: work, isKept, resolve, reject });
    }) as Promise<T>;
  }

  #flush(): void {
    const writes = this.#queue;
    this.#queue = [];
    if (writes.length === 0) return;
    const outcomes: Outcome[] = [];
    try {
      if (!this.#begin()) {
        this.#queue = [...writes, ...this.#queue];
        setTimeout(() => this.#flush(), AGAIN_MS);
        return;
      }
      try {
        for (const { run } of writes) outcomes.push(this.#outcome(run));
        this.#db.exec('COMMIT');
      } catch (error) {
        // A full disk may have ended the transaction by itself.
        if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
        throw error;
      }
    } catch (error) {
      const down = new StoreDown(error);
      for (const { reject } of writes) reject(down);
      return;
    }
    if (writes.some(({ isKept }) => isKept)) this.#log.written();
    const isAnswering = this.#answers.length > 0;
    for (const [index, { resolve, reject }] of writes.entries()) {
      const outcome = outcomes[index];
      this.#answers.push(() => {
        if (outcome !== undefined && 'error' in outcome) reject(outcome.error);
        else resolve(outcome?.value);
      });
    }
    if (!isAnswering) this.#answer();
  }

  /** Answers some of the writes that stand, in their order, and the others when the event loop has turned. */
  #answer(): void {
    for (const settle of this.#answers.splice(0, ANSWERS_AT_ONCE)) settle();
    if (this.#answers.length > 0) setImmediate(() => this.#answer());
  }

  /** Begins a transaction; false while another process has the file. Throws when it has had it for long. */
  #begin(): boolean {
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      this.#waitingSince = undefined;
      return true;
    } catch (error) {
      const isBusy = error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
      this.#waitingSince ??= steadyMs();
      if (isBusy && !this.#isClosed && steadyMs() - this.#waitingSince < BUSY_MS) return false;
      this.#waitingSince = undefined;
      throw error;
    }
  }

  /** Makes one change of a transaction. One that breaks a constraint takes back itself and no other. */
  #outcome(run: Write['run']): Outcome {
    this.#run('SAVEPOINT one');
    try {
      const value = run();
      this.#run('RELEASE one');
      return { value };
    } catch (error) {
      if (!(error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT'))) throw error;
      this.#run('ROLLBACK TO one');
      this.#run('RELEASE one');
      return { error };
    }
  }

  /** It is there since it was made. */
  async open(): Promise<void> {}

  ping(): Promise<void> {
    // It writes, so that a full disk is found out.
    return this.#note(() => {
      this.#run('UPDATE schema_step SET version = version');
    });
  }

  createRoom(record: RoomRecord): Promise<boolean> {
    return this.#write(() => this.#insertRoom(record));
  }

  /** Whether there was none with this id. */
  #insertRoom(record: RoomRecord): boolean {
    const changes = this.#run(
      `INSERT INTO room (room_id, revision, record, stage, is_public, touched, opened_from) VALUES (?, 1, ?, ?, ?, ?, ?)
       ON CONFLICT DO NOTHING`,
      record.roomID,
      toText(record),
      record.stage,
      Number(record.settings.isPublic),
      this.#now(),
      openedFrom(record),
    );
    return changes === 1;
  }

  #updateRoom(record: RoomRecord, expected: number): boolean {
    const changes = this.#run(
      `UPDATE room SET revision = revision + 1, record = ?, stage = ?, is_public = ?, touched = ?
       WHERE room_id = ? AND revision = ?`,
      toText(record),
      record.stage,
      Number(record.settings.isPublic),
      this.#now(),
      record.roomID,
      expected,
    );
    return changes === 1;
  }

  readRoom(roomID: string) {
    return this.#read(() => {
      const row = this.#get('SELECT record, revision FROM room WHERE room_id = ?', roomID);
      return row === undefined ? undefined : roomFrom(row);
    });
  }

  saveRoom(record: RoomRecord, expected: number): Promise<boolean> {
    return this.#write(() => this.#updateRoom(record, expected));
  }

  startMatch(
    record: RoomRecord,
    expected: number,
    match: MatchRecord,
    state: string,
    deal: Commit['journal'],
    clocks: Clocks | null,
  ): Promise<boolean> {
    return this.#write(() => {
      if (!this.#updateRoom(record, expected)) return false;
      this.#run(
        `INSERT INTO match (match_id, room_id, slug, rules_version, seed, options, num_players, state_id, state, is_over, touched, clocks)
         VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, 0, ?, ?)`,
        match.matchID,
        match.roomID,
        match.slug,
        match.rulesVersion,
        match.seed,
        toText(match.options),
        match.numPlayers,
        state,
        this.#now(),
        clocks === null ? null : toText(clocks),
      );
      this.#run(
        'INSERT INTO moment (match_id, state_id, journal) VALUES (?, 0, ?)',
        match.matchID,
        toText(deal),
      );
      return true;
    });
  }

  saveRooms(record: RoomRecord, expected: number, next: RoomRecord): Promise<boolean> {
    return this.#write(() => {
      if (!this.#updateRoom(record, expected)) return false;
      this.#insertRoom(next);
      return true;
    });
  }

  listRooms(limit: number, share: number) {
    return this.#read(() =>
      this.#all(
        `SELECT record, revision FROM (
           SELECT record, revision, touched, ROW_NUMBER() OVER (
             PARTITION BY CASE opened_from WHEN '' THEN room_id ELSE opened_from END ORDER BY touched DESC
           ) AS nth FROM room WHERE is_public = 1 AND stage = 'waiting'
         ) AS waiting ORDER BY CASE WHEN nth <= ? THEN 0 ELSE 1 END, touched DESC LIMIT ?`,
        share,
        limit,
      ).map((row) => roomFrom(row).record),
    );
  }

  countRooms(from: string, since: number) {
    return this.#read(() =>
      roomCountFrom(
        this.#get(
          `SELECT COUNT(*) AS count, MIN(touched) AS oldest FROM room
           WHERE opened_from = ? AND touched > ? AND stage IN ('waiting', 'playing')`,
          from,
          since,
        ),
      ),
    );
  }

  readMatch(matchID: string) {
    return this.#read(() => {
      const row = this.#get('SELECT * FROM match WHERE match_id = ?', matchID);
      return row === undefined ? undefined : matchFrom(row);
    });
  }

  readNews(matchID: string, since: number) {
    return this.#read(() =>
      newsFrom(
        this.#all(
          `SELECT match.state_id AS now, match.state, clocks, clocks_revision, moment.state_id, moment.action, moment.journal
           FROM match JOIN moment ON moment.match_id = match.match_id
           WHERE match.match_id = ? AND moment.state_id > ? ORDER BY moment.state_id`,
          matchID,
          since,
        ),
      ),
    );
  }

  commit(commit: Commit): Promise<CommitResult> {
    return this.#write((): CommitResult => {
      const { matchID, expected, actionID, action } = commit;
      const before = this.#action(matchID, action.playerID, actionID);
      if (before !== undefined) return { kind: 'duplicate', stateID: before };
      const changes = this.#run(
        `UPDATE match SET state_id = ?, state = ?, is_over = ?, touched = ?, clocks = ?, clocks_revision = ?
         WHERE match_id = ? AND state_id = ? AND clocks_revision = ?`,
        expected + 1,
        commit.state,
        Number(commit.isOver),
        this.#now(),
        ...clocksColumns(commit.clocks),
        matchID,
        expected,
        commit.clocks?.revision ?? 0,
      );
      if (changes !== 1) return { kind: 'conflict' };
      this.#run(
        `INSERT INTO moment (match_id, state_id, player_id, action_id, action, journal) VALUES (?, ?, ?, ?, ?, ?)`,
        matchID,
        expected + 1,
        action.playerID,
        actionID,
        toText(action),
        toText(commit.journal),
      );
      return { kind: 'committed', stateID: expected + 1 };
    });
  }

  readClocks(matchID: string) {
    return this.#read(() =>
      clocksFrom(this.#get('SELECT clocks, clocks_revision FROM match WHERE match_id = ?', matchID)),
    );
  }

  saveClocks({ matchID }: MatchRecord, clocks: Clocks, expected: number): Promise<boolean> {
    return this.#write(() => {
      const changes = this.#run(
        'UPDATE match SET clocks = ?, clocks_revision = ? WHERE match_id = ? AND clocks_revision = ?',
        ...clocksColumns({ clocks, revision: expected }),
        matchID,
        expected,
      );
      return changes === 1;
    });
  }

  #action(matchID: string, playerID: string, actionID: string): number | undefined {
    return stateIDFrom(
      this.#get(
        'SELECT state_id FROM moment WHERE match_id = ? AND player_id = ? AND action_id = ?',
        matchID,
        playerID,
        actionID,
      ),
    );
  }

  findAction(matchID: string, playerID: string, actionID: string) {
    return this.#read(() => this.#action(matchID, playerID, actionID));
  }

  readMoments(matchID: string, since: number) {
    return this.#read(() =>
      this.#all(
        'SELECT state_id, action, journal FROM moment WHERE match_id = ? AND state_id > ? ORDER BY state_id',
        matchID,
        since,
      ).map(momentFrom),
    );
  }

  lastActionsOf(matchID: string, playerID: string) {
    return this.#read(() =>
      lastActionsFrom(
        this.#get(
          `SELECT MAX(CASE WHEN action_id NOT LIKE '${BOT_ACTION}%' THEN state_id END) AS own,
                    MAX(CASE WHEN action_id LIKE '${BOT_ACTION}%' THEN state_id END) AS by_bot
             FROM moment WHERE match_id = ? AND player_id = ?`,
          matchID,
          playerID,
        ),
      ),
    );
  }

  addLine(roomID: string, requestID: string, line: Omit<StoredLine, 'lineID'>, keep: number) {
    return this.#write(() => {
      if (this.#get('SELECT 1 FROM room WHERE room_id = ?', roomID) === undefined) return undefined;
      this.#run(
        `INSERT INTO line (room_id, request_id, person_id, name, text, circle, at) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT DO NOTHING`,
        roomID,
        requestID,
        line.personID,
        line.name,
        line.text,
        line.circle,
        line.at,
      );
      const row = this.#get(
        'SELECT * FROM line WHERE room_id = ? AND person_id = ? AND request_id = ?',
        roomID,
        line.personID,
        requestID,
      );
      this.#run(
        `DELETE FROM line WHERE room_id = ? AND circle = ? AND line_id <=
         (SELECT line_id FROM line WHERE room_id = ? AND circle = ? ORDER BY line_id DESC LIMIT 1 OFFSET ?)`,
        roomID,
        line.circle,
        roomID,
        line.circle,
        keep,
      );
      return lineFrom(row);
    });
  }

  readLines(roomID: string, since: number) {
    return this.#read(() =>
      this.#all('SELECT * FROM line WHERE room_id = ? AND line_id > ? ORDER BY line_id', roomID, since).map(
        lineFrom,
      ),
    );
  }

  notePresence(nodeID: string, roomID: string, people: readonly string[], watchers: number): Promise<void> {
    return this.#note(() => {
      this.#run('INSERT INTO node (node_id, beat) VALUES (?, ?) ON CONFLICT DO NOTHING', nodeID, this.#now());
      if (people.length === 0 && watchers === 0)
        this.#run('DELETE FROM presence WHERE node_id = ? AND room_id = ?', nodeID, roomID);
      else
        this.#run(
          `INSERT INTO presence (node_id, room_id, people, watchers)
           SELECT ?, room_id, ?, ? FROM room WHERE room_id = ?
           ON CONFLICT (node_id, room_id) DO UPDATE SET people = excluded.people, watchers = excluded.watchers`,
          nodeID,
          toText(people),
          watchers,
          roomID,
        );
    });
  }

  readPresence(roomID: string) {
    return this.#read(() =>
      presenceFrom(
        this.#all(
          'SELECT people, watchers, beat FROM presence JOIN node USING (node_id) WHERE room_id = ?',
          roomID,
        ),
      ),
    );
  }

  beat(nodeID: string, staleMs: number): Promise<number> {
    return this.#note(() => {
      const now = this.#now();
      this.#run(
        'INSERT INTO node (node_id, beat) VALUES (?, ?) ON CONFLICT (node_id) DO UPDATE SET beat = excluded.beat',
        nodeID,
        now,
      );
      // One from a time to come is of a process that had another idea of time, and has ended since.
      return this.#run('DELETE FROM node WHERE beat < ? OR beat > ?', now - staleMs, now + staleMs);
    });
  }

  forgetNode(nodeID: string): Promise<void> {
    return this.#note(() => {
      this.#run('DELETE FROM node WHERE node_id = ?', nodeID);
    });
  }

  sweep({ waiting, playing, over }: { waiting: number; playing: number; over: number }): Promise<number> {
    return this.#write(() =>
      this.#run(
        `DELETE FROM room WHERE (stage = 'waiting' AND touched < ?)
         OR (stage IN ('over', 'closed') AND touched < ?)
         OR (stage = 'playing' AND touched < ? AND NOT EXISTS
             (SELECT 1 FROM match WHERE match.room_id = room.room_id AND match.touched >= ?))`,
        waiting,
        over,
        playing,
        playing,
      ),
    );
  }

  /** Other processes on the same file are not heard; for several nodes there is PostgreSQL. */
  onChange(): void {}

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#flush();
    try {
      if (!(await this.#log.end())) this.#tellHeld();
    } catch (error) {
      this.#tellFault(error);
    } finally {
      this.#db.close();
    }
  }
}
