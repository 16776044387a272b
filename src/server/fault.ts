import type { Refusal } from '@/kit/action';
import type { ErrorCode, WireError } from '@/wire/errors';

/** Something a client asked for and will not get, in the words of the wire. No fault of ours. */
export class Fault extends Error {
  readonly error: WireError;

  constructor(
    code: ErrorCode,
    more: { refusal?: Refusal; retryInMs?: number; names?: WireError['names']; alike?: string } = {},
  ) {
    super(code);
    this.name = 'Fault';
    const { refusal, retryInMs, names, alike } = more;
    this.error = {
      code,
      ...(refusal !== undefined && { refusal: plainRefusal(refusal) }),
      ...(retryInMs !== undefined && { retryInMs }),
      ...(names !== undefined && { names }),
      ...(alike !== undefined && { alike }),
    };
  }
}

const plainRefusal = (refusal: Refusal): NonNullable<WireError['refusal']> =>
  // A refusal's facts are JSON by its type; the wire's own type is the mutable twin of the same.
  refusal as NonNullable<WireError['refusal']>;

/** The store did not do what it was asked to, and has changed nothing: disk full, locked, gone. */
export class StoreDown extends Error {
  constructor(cause: unknown) {
    super('the store does not answer', { cause });
    this.name = 'StoreDown';
  }
}

/** The store answers, and will not have us: waiting does not help. */
export class StoreRefuses extends StoreDown {
  override readonly message = 'the store refuses';
  override readonly name = 'StoreRefuses';
}

/** Why something failed, as whoever runs the server can read it. */
export function reasonOf(error: unknown): string {
  // A name with several addresses fails once for each of them.
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join('; ');
  return error instanceof Error ? error.message || error.name : String(error);
}
