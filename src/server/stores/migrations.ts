export type Dialect = 'sqlite' | 'postgres';

/** A fault of the store's layout that waiting does not mend. */
export class NewerSchema extends Error {
  constructor(found: number) {
    super(`the store was written by a newer Kaizhuo (schema ${found}, this one knows ${SCHEMA_VERSION})`);
    this.name = 'NewerSchema';
  }
}

/**
 * Every step that has ever been taken from an empty store to today's, in order. A step that has been
 * released is never changed; the next one is added below it.
 */
const MIGRATIONS: readonly ((dialect: Dialect) => string)[] = [
  (dialect) => `
    CREATE TABLE room (
      room_id TEXT PRIMARY KEY,
      revision BIGINT NOT NULL,
      record TEXT NOT NULL,
      stage TEXT NOT NULL,
      is_public BIGINT NOT NULL,
      touched BIGINT NOT NULL
    );
    CREATE INDEX room_lobby ON room (is_public, stage, touched);
    CREATE INDEX room_touched ON room (touched);
    CREATE TABLE match (
      match_id TEXT PRIMARY KEY,
      room_id TEXT NOT NULL REFERENCES room ON DELETE CASCADE,
      slug TEXT NOT NULL,
      rules_version BIGINT NOT NULL,
      seed TEXT NOT NULL,
      options TEXT NOT NULL,
      num_players BIGINT NOT NULL,
      state_id BIGINT NOT NULL,
      state TEXT NOT NULL,
      is_over BIGINT NOT NULL,
      touched BIGINT NOT NULL
    );
    CREATE INDEX match_room ON match (room_id);
    CREATE TABLE moment (
      match_id TEXT NOT NULL REFERENCES match ON DELETE CASCADE,
      state_id BIGINT NOT NULL,
      player_id TEXT,
      action_id TEXT,
      action TEXT,
      journal TEXT NOT NULL,
      PRIMARY KEY (match_id, state_id)
    );
    CREATE UNIQUE INDEX moment_action ON moment (match_id, player_id, action_id);
    CREATE TABLE line (
      line_id ${dialect === 'sqlite' ? 'INTEGER PRIMARY KEY AUTOINCREMENT' : 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY'},
      room_id TEXT NOT NULL REFERENCES room ON DELETE CASCADE,
      request_id TEXT NOT NULL,
      person_id TEXT NOT NULL,
      name TEXT NOT NULL,
      text TEXT NOT NULL,
      at BIGINT NOT NULL
    );
    CREATE UNIQUE INDEX line_request ON line (room_id, person_id, request_id);
    CREATE INDEX line_order ON line (room_id, line_id);
    CREATE TABLE node (
      node_id TEXT PRIMARY KEY,
      beat BIGINT NOT NULL
    );
    CREATE TABLE presence (
      node_id TEXT NOT NULL REFERENCES node ON DELETE CASCADE,
      room_id TEXT NOT NULL REFERENCES room ON DELETE CASCADE,
      people TEXT NOT NULL,
      watchers BIGINT NOT NULL,
      PRIMARY KEY (node_id, room_id)
    );
    CREATE INDEX presence_room ON presence (room_id);
  `,
  () => `
    ALTER TABLE match ADD COLUMN clocks TEXT;
    ALTER TABLE match ADD COLUMN clocks_revision BIGINT NOT NULL DEFAULT 0;
  `,
  () => `
    ALTER TABLE line ADD COLUMN circle TEXT NOT NULL DEFAULT 'room';
  `,
  () => `
    ALTER TABLE room ADD COLUMN opened_from TEXT NOT NULL DEFAULT '';
    CREATE INDEX room_opened ON room (opened_from, touched);
  `,
  () => `
    ALTER TABLE node ADD COLUMN said BIGINT NOT NULL DEFAULT 0;
  `,
];

const SCHEMA_VERSION = MIGRATIONS.length;

/** The steps still to be taken from a version (0: an empty store). Throws NewerSchema. */
export function stepsFrom(version: number, dialect: Dialect): string[] {
  if (version > SCHEMA_VERSION) throw new NewerSchema(version);
  return MIGRATIONS.slice(version).map((step) => step(dialect));
}
