import { connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';

/** Stands before a database and can fall silent without hanging up, as a frozen one does. */
export class Gate {
  readonly #server: Server;
  /** The address of the database, by way of the gate. */
  readonly url: string;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #isShut = false;

  readonly #socket: string;

  private constructor(server: Server, url: string, socket: string) {
    this.#server = server;
    this.url = url;
    this.#socket = socket;
  }

  /** One that lets everything through from now on. `folder`: where its socket is to lie. */
  static async before(url: URL, folder: string): Promise<Gate> {
    const gate = Gate.at(url, folder);
    await gate.begin();
    return gate;
  }

  /** One at which nobody answers before it begins. */
  static at(url: URL, folder: string): Gate {
    const server = createServer();
    const port = url.port === '' ? '5432' : url.port;
    const host = url.searchParams.get('host');
    const own = new URL(url.href);
    own.port = port;
    own.searchParams.set('host', folder);
    const gate = new Gate(server, own.href, path.join(folder, `.s.PGSQL.${port}`));
    server.on('connection', (near) => {
      const far =
        host === null ? connect(Number(port), url.hostname) : connect(path.join(host, `.s.PGSQL.${port}`));
      const pair = [near, far] as const;
      gate.#pairs.add(pair);
      for (const socket of pair) {
        const other = socket === near ? far : near;
        socket.on('data', (data) => other.write(data));
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          gate.#pairs.delete(pair);
          other.destroy();
        });
        if (gate.#isShut) socket.pause();
      }
    });
    return gate;
  }

  begin(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(this.#socket, resolve));
  }

  shut(): void {
    this.#isShut = true;
    for (const pair of this.#pairs) for (const socket of pair) socket.pause();
  }

  open(): void {
    this.#isShut = false;
    for (const pair of this.#pairs) for (const socket of pair) socket.resume();
  }

  /** The connections that are open now fall silent for good; new ones are let through. */
  silence(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.pause();
  }

  close(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
    this.#server.close();
  }
}
