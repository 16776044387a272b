import type { Clock } from './clock';
import { reasonOf, StoreDown, StoreRefuses } from './fault';
import type { Logger } from './log';
import type { Tell } from './stores/had-rooms';

/** Between two tries. */
const AGAIN_MS = 1000;

export interface PatienceAround {
  readonly clock: Pick<Clock, 'now' | 'after'>;
  /** How long it is tried again; 0: once. */
  readonly patienceMs: number;
  readonly log: Logger;
  readonly tell: Tell;
}

export interface Opening {
  /** True once it has worked; false when it was called off. Rejects when waiting was in vain, or would be. */
  readonly done: Promise<boolean>;
  readonly callOff: () => void;
}

/** Opens a store that may need its time to start, and says so once for each reason it does not answer. */
export function patiently(open: () => Promise<void>, around: PatienceAround): Opening {
  const { clock, patienceMs, log, tell } = around;
  let isOver = false;
  let callOffPause: () => void = () => undefined;
  let callOff: () => void = () => undefined;
  const calledOff = new Promise<false>((resolve) => {
    callOff = () => {
      isOver = true;
      callOffPause();
      resolve(false);
    };
  });
  let said = '';
  const say = (error: StoreDown, leftMs: number) => {
    const reason = reasonOf(error.cause);
    log.debug({ err: error.cause }, 'the store does not answer yet');
    if (reason === said) return;
    said = reason;
    tell(
      `The database does not answer yet (${reason}). Pages are served meanwhile, and it is tried again for ${Math.ceil(leftMs / 1000)} seconds.`,
      'warn',
    );
  };

  const attempts = async (): Promise<boolean> => {
    const until = clock.now() + patienceMs;
    for (;;) {
      try {
        await open();
        if (said !== '' && !isOver) tell('The database answers now.', 'info');
        return !isOver;
      } catch (error) {
        if (isOver) return false;
        const leftMs = until - clock.now();
        if (!(error instanceof StoreDown) || error instanceof StoreRefuses || leftMs <= 0) throw error;
        say(error, leftMs);
      }
      await new Promise<void>((resolve) => {
        callOffPause = clock.after(AGAIN_MS, resolve);
      });
    }
  };
  return { done: Promise.race([attempts(), calledOff]), callOff };
}
