import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { bundle } from '../../scripts/lib/bundle.mjs';
import { Page } from './page';
import { call } from './served';
import type { Place } from './stores-at-hand';

const folder = path.resolve('.cache/test-server');

/** Compiles child.ts as `npm run build` compiles the server; gives the file. */
export async function compileChild(name: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const outfile = path.join(folder, `${name}.cjs`);
  await bundle('tests/server/child.ts', outfile);
  return outfile;
}

/** A server in a process of its own. */
export class Node {
  readonly #child: ChildProcess;
  readonly port: number;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  static start(file: string, { env }: Place): Promise<Node> {
    const child = fork(file, { env: { ...process.env, ...env, NODE_ENV: 'production' } });
    return new Promise((resolve, reject) => {
      child.once('message', ({ port }: { port: number }) => resolve(new Node(child, port)));
      child.once('exit', (code) => reject(new Error(`a server ended with ${code} before it began`)));
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  readonly page = (): Promise<Page> => new Page(this.url).connected();

  readonly post = async <T>(route: string, body: unknown): Promise<T> => {
    const answer = await call<T>(`${this.url}/api${route}`, body);
    if (answer.status >= 300) throw new Error(`${route}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

  /** Ends the process without a word; resolves when it is gone. */
  kill(): Promise<void> {
    return new Promise((resolve) => {
      this.#child.once('exit', () => resolve());
      this.#child.kill('SIGKILL');
    });
  }
}
