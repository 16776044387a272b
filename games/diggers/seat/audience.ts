import { type Card, COLOURS, PRINTS, SET_BONUS, unitBonus, WORDS } from '../rules/components';
import type { DiggersOptions } from '../rules/schemas';

/** Idols that leave one colour: what they draw, and how many of each costume they take along. */
interface Loss {
  readonly value: number;
  readonly words: readonly number[];
}

const NO_WORDS: readonly number[] = WORDS.map(() => 0);

/** Every way in which so many of some idols can leave, of those that take the same costumes along the cheapest. */
function lossesOf(idols: readonly Card[], count: number): readonly Loss[] {
  let losses = new Map<string, Loss & { readonly gone: number }>([
    ['', { value: 0, words: NO_WORDS, gone: 0 }],
  ]);
  for (const idol of idols) {
    const { value, costume } = PRINTS[idol];
    const next = new Map(losses);
    for (const loss of losses.values()) {
      if (loss.gone === count) continue;
      const words = loss.words.map((words, word) => words + Number(word === costume));
      const one = { value: loss.value + value, words, gone: loss.gone + 1 };
      const key = words.join();
      if ((next.get(key)?.value ?? Number.POSITIVE_INFINITY) > one.value) next.set(key, one);
    }
    losses = next;
  }
  return [...losses.values()].filter(({ gone }) => gone === count);
}

/** The audience of an album once its managers have fallen in love and the idols that leave were chosen best (DG6). */
function bestAudience(cards: readonly Card[], { costumes }: DiggersOptions): number {
  let fixed = 0;
  const words = [...NO_WORDS];
  /** By colour, what there is to choose from. */
  const choices: (readonly Loss[])[] = [];
  for (const colour of COLOURS) {
    const own = cards.filter((card) => PRINTS[card].colour === colour);
    const idols = own.filter((card) => PRINTS[card].role === 'idol');
    const managers = own.filter((card) => PRINTS[card].role === 'manager');
    for (const manager of managers) fixed += PRINTS[manager].value;
    if (idols.length <= managers.length) continue;
    fixed += unitBonus(idols.length - managers.length);
    for (const idol of idols) {
      const { value, costume } = PRINTS[idol];
      fixed += value;
      words[costume] = (words[costume] ?? 0) + 1;
    }
    if (managers.length > 0) choices.push(lossesOf(idols, managers.length));
  }
  const best = (colour: number, left: readonly number[]): number => {
    const losses = choices[colour];
    if (losses === undefined) return costumes ? SET_BONUS * Math.min(...left) : 0;
    let most = Number.NEGATIVE_INFINITY;
    for (const { value, words: gone } of losses)
      most = Math.max(
        most,
        best(
          colour + 1,
          left.map((count, word) => count - (gone[word] ?? 0)),
        ) - value,
      );
    return most;
  };
  // Without costumes it makes no difference who takes which along.
  if (!costumes)
    return choices.reduce((sum, losses) => sum - Math.min(...losses.map(({ value }) => value)), fixed);
  return fixed + best(0, words);
}

/** Audience that one more card would add to an album. */
export const gainOf = (cards: readonly Card[], card: Card, options: DiggersOptions): number =>
  bestAudience([...cards, card], options) - bestAudience(cards, options);
