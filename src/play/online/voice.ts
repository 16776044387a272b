import { newSeed } from '@/kit/random';

const KEY = 'kaizhuo.voice';
const VOICE = /^[\w-]{32}$/;

/** A secret of this tab's, by which a room knows it again when it watches. */
export function ownVoice(): string {
  const made = newSeed().slice(0, 32);
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept !== null && VOICE.test(kept)) return kept;
    sessionStorage.setItem(KEY, made);
  } catch {
    // It holds until the page is loaded anew.
  }
  return made;
}
