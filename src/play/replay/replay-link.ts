import { CannotPack, packed, unpacked } from './packing';
import { REPLAY_HASH } from './replay-address';
import { NoReplay, parseReplay, REPLAY_CHARS, type ReplayRecord } from './replay-record';

/** Characters of the longest fragment: longer ones are cut off by the programs links are sent with. */
export const LINK_CHARS = 8 * 1024;

/** What of a fragment is the replay; a chat may have stuck text to its end. */
const BASE64URL = /^[\w-]+/;

/** The text of a stream, which throws NoReplay once it is longer than any replay. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > REPLAY_CHARS) {
      await reader.cancel();
      throw new NoReplay('too-large');
    }
  }
}

/**
 * The fragment of a link that carries the replay; undefined when it is too long for one. Rejects with
 * CannotPack where the browser cannot make one.
 */
export async function replayHash(replay: ReplayRecord): Promise<string | undefined> {
  const bytes = await packed(JSON.stringify(replay));
  if (bytes.length > LINK_CHARS) return undefined;
  const base64 = btoa(String.fromCharCode(...bytes));
  const hash = REPLAY_HASH + base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return hash.length > LINK_CHARS ? undefined : hash;
}

/** The replay that a fragment carries. Rejects with NoReplay. */
export async function readReplayHash(hash: string): Promise<ReplayRecord> {
  const [packed] = BASE64URL.exec(hash.slice(REPLAY_HASH.length)) ?? [];
  if (!hash.startsWith(REPLAY_HASH) || packed === undefined) throw new NoReplay('unreadable');
  if (REPLAY_HASH.length + packed.length > LINK_CHARS) throw new NoReplay('too-large');
  let text: string;
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    text = await textOf(unpacked(bytes));
  } catch (error) {
    if (error instanceof NoReplay) throw error;
    throw new NoReplay(error instanceof CannotPack ? 'packed' : 'unreadable', error);
  }
  return parseReplay(text);
}
