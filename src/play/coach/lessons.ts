const STORAGE_KEY = 'kaizhuo.lessons';

/** Games whose lesson has been taken or is not wanted, or that have been played to an end; none where the browser keeps nothing. */
function rememberedLessons(): string[] {
  try {
    const slugs: unknown = JSON.parse(globalThis.localStorage?.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(slugs) ? slugs.filter((slug: unknown) => typeof slug === 'string') : [];
  } catch {
    return [];
  }
}

export const knowsLesson = (slug: string): boolean => rememberedLessons().includes(slug);

/** The lesson of this game need not be offered again. */
export function rememberLesson(slug: string): void {
  try {
    const slugs = new Set([...rememberedLessons(), slug]);
    globalThis.localStorage?.setItem(STORAGE_KEY, JSON.stringify([...slugs]));
  } catch {
    // Being asked once more is all that is lost.
  }
}
