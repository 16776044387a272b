import pino, { type DestinationStream, type Logger } from 'pino';

export type { Logger } from 'pino';

/** Names under which a secret could reach a log line by accident. */
const SECRETS = ['key', 'keys', 'credential', 'code', 'seed', 'hash', 'hashes', 'state', 'password'];

/** Whoever started the server at a keyboard wants to hear of trouble only. */
const usual = (): string => process.env.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info');

/** An error as it is logged. What went wrong (`ENOSPC`) goes by another name than the code of a way in. */
function told(error: Error) {
  const { code, ...rest } = pino.stdSerializers.err(error);
  return { ...rest, ...(code !== undefined && { errorCode: code }) };
}

/**
 * One JSON line for each event; LOG_LEVEL says from what weight on (`silent`: nothing). `to`: default
 * standard output.
 */
export const newLog = (level = usual(), to: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: null,
      serializers: { err: told },
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' },
    },
    to,
  );
