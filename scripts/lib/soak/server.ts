import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** How a server fares: loop delay since it was opened (ms), resident memory now. */
export interface Figures {
  readonly p99Ms: number;
  readonly maxMs: number;
  readonly memoryMiB: number;
}

/** A server in a process of its own, which can be killed and opened again on the same port and store. */
export class SoakServer {
  readonly url: string;
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;

  constructor(port: number, env: Readonly<Record<string, string>>) {
    this.url = `http://127.0.0.1:${port}`;
    // Every table has an address of its own, as visitors do who come through a proxy.
    this.#env = { ...env, PORT: String(port), TRUST_PROXY: '1', LOG_LEVEL: 'error' };
  }

  async open(): Promise<void> {
    const child = fork(path.resolve('scripts/lib/soak/child.mjs'), {
      env: { ...process.env, ...this.#env, NODE_ENV: 'production' },
      execArgv: ['--expose-gc', '--max-old-space-size=512'],
    });
    this.#child = child;
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code} before it was open`);
    });
    await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => undefined);
  }

  /** Rejects when the process is no longer there. */
  async figures(): Promise<Figures> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null)
      throw new Error('the server died by itself');
    child.send('figures');
    const [figures] = (await once(child, 'message')) as [Figures];
    return figures;
  }

  /** Ends the process without a word. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}
