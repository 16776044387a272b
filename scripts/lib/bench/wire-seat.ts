import { WebSocket } from 'ws';
import type { Answer } from '@/wire/errors';
import type { Update } from '@/wire/socket';

/** A seat on a bare line, a few kilobytes each: ten thousand of them fit into one process. */
export class WireSeat {
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (answer: Answer<never>) => void>();
  #asked = 0;
  /** The position as this seat was last told. */
  state: Update['state'] | undefined;
  /** Bytes of the last frame, and of the largest with a position. */
  lastBytes = 0;
  mostBytes = 0;
  hears: (() => void) | undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  /** Rejects when the server does not take the line. */
  static connect(url: string): Promise<WireSeat> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    });
    const seat = new WireSeat(socket);
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('the line was cut')));
      socket.on('message', (data) => {
        const text = String(data);
        if (text.startsWith('0')) socket.send('40');
        else if (text.startsWith('40')) resolve(seat);
        else if (text === '2') socket.send('3');
        else if (text.startsWith('43')) seat.#answered(text.slice(2));
        else if (text.startsWith('42')) seat.#told(text);
      });
    });
  }

  #answered(text: string): void {
    const list = text.indexOf('[');
    const id = Number(text.slice(0, list));
    const [answer] = JSON.parse(text.slice(list)) as [Answer<never>];
    this.lastBytes = text.length;
    this.#answers.get(id)?.(answer);
    this.#answers.delete(id);
  }

  #told(text: string): void {
    // Rooms, statuses and talk are told as well, and cost nothing here.
    if (!text.startsWith('42["update"') && !text.startsWith('42["sync"')) return;
    const [, { state }] = JSON.parse(text.slice(2)) as [string, Update];
    this.state = state;
    this.lastBytes = text.length;
    this.mostBytes = Math.max(this.mostBytes, text.length);
    this.hears?.();
  }

  /** Throws when it is turned down. */
  async ask<T>(event: string, request: object): Promise<T> {
    const id = this.#asked++;
    const answer = await new Promise<Answer<T>>((resolve) => {
      this.#answers.set(id, resolve);
      this.#socket.send(`42${id}${JSON.stringify([event, request])}`);
    });
    if (!answer.ok) throw new Error(`${event}: ${answer.error.code}`);
    return answer.value;
  }

  close(): void {
    this.#socket.removeAllListeners('close');
    this.#socket.terminate();
  }
}
