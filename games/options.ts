import type { ZodMiniObject } from 'zod/mini';

/** What a game's tables may be set to: of its folder the one file that says so, and none of its rules. */
export async function optionsOf(slug: string): Promise<ZodMiniObject> {
  const file: { readonly default: ZodMiniObject } = await import(`./${slug}/options`);
  return file.default;
}
