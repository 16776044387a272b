import pino, { type Logger } from 'pino';

export type { Logger } from 'pino';

/** Names under which a secret could reach a log line by accident. */
const SECRETS = ['key', 'keys', 'credential', 'code', 'seed', 'hash', 'hashes', 'state', 'password'];

/** One JSON line for each event; LOG_LEVEL says how much (default `info`, `silent` for nothing). */
export const newLog = (level = process.env.LOG_LEVEL ?? 'info'): Logger =>
  pino({
    level,
    base: null,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' },
  });
