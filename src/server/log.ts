import pino, { type Logger } from 'pino';

export type { Logger } from 'pino';

/** Names under which a secret could reach a log line by accident. */
const SECRETS = ['key', 'keys', 'credential', 'code', 'seed', 'hash', 'hashes', 'state', 'password'];

/** Whoever started the server at a keyboard wants to hear of trouble only. */
const usual = (): string => process.env.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info');

/** One JSON line for each event; LOG_LEVEL says from what weight on (`silent`: nothing). */
export const newLog = (level = usual()): Logger =>
  pino({
    level,
    base: null,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' },
  });
