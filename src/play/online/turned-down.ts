import type { WireError } from '@/wire/errors';

/** The server said no, in the words of the wire; `unreachable` when it said nothing that we know. */
export class TurnedDown extends Error {
  readonly error: WireError | { readonly code: 'unreachable' };

  constructor(error: TurnedDown['error'], cause?: unknown) {
    super(error.code, { cause });
    this.name = 'TurnedDown';
    this.error = error;
  }
}
