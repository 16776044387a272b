import { NAME_MAX } from '@/kit/names';

const STORAGE_KEY = 'kaizhuo.names';
const SEATS = 8;

/** Names used last time by seat; none where the browser keeps nothing or something else wrote there. */
export function rememberedNames(): string[] {
  try {
    const names: unknown = JSON.parse(globalThis.localStorage?.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(names)) return [];
    return names
      .slice(0, SEATS)
      .map((name: unknown) => (typeof name === 'string' && name.length <= NAME_MAX * 16 ? name : ''));
  } catch {
    return [];
  }
}

/** Keeps the names for next time; a seat nobody wrote on keeps the name it had. */
export function rememberNames(names: readonly string[]): void {
  try {
    const kept = rememberedNames();
    const next = Array.from({ length: Math.max(kept.length, names.length) }, (_, seat) =>
      names[seat] === undefined || names[seat] === '' ? (kept[seat] ?? '') : names[seat],
    );
    globalThis.localStorage?.setItem(STORAGE_KEY, JSON.stringify(next.slice(0, SEATS)));
  } catch {
    // Typing a name again is all that is lost.
  }
}
