/** What a haunt's `signs.json` holds: paths within 24 by 24, by what they stand for. */
export type HauntSigns = Readonly<
  Partial<Record<'monsters' | 'tokens' | 'things' | 'marks', Readonly<Record<string, string>>>>
>;

const come = new Map<number, HauntSigns>();

export function keepSigns(haunt: number, signs: HauntSigns): void {
  come.set(haunt, signs);
}

/** The sign that a haunt has for something of its own. Signs are here before anything of it is shown. */
export const signIn = (
  haunt: number | undefined,
  group: keyof HauntSigns,
  kind: string,
): string | undefined => (haunt === undefined ? undefined : come.get(haunt)?.[group]?.[kind]);
