import { box } from '@games/betrayal/box';
import type { HauntNumber } from '@games/betrayal/haunts/names';
import type { BetrayalView } from '@games/betrayal/rules/view';
import { betrayal as rulebook } from '@games/betrayal/whole';
import { type Match, matchOf, type Position } from '@tests/contract/match';
import type { Json } from '@/kit/action';
import { LOCALES } from '@/kit/entry';
import { journalFor, journalKey } from '@/kit/journal';
import { RandomSource } from '@/kit/random';
import { awaitedSeats, seatIDs } from '@/kit/seats';
import { hauntFile, wordsIn } from './words';

const BOOK = ['goal', 'story', 'know', 'win', 'rules', 'end'] as const;

/** Dotted keys of a tree of messages, with their texts. */
function textsIn(tree: unknown, path = ''): [key: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, below]: [string, unknown]) =>
    textsIn(below, path === '' ? key : `${path}.${key}`),
  );
}

const blanksIn = (text: string): string =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort().join();

/** What a haunt has words for whoever plays it: names of its monsters, and the books of its sides. */
function owed(number: HauntNumber): string[] {
  const { sides, isOpen, monsters = {} } = box.haunts[number] ?? {};
  const books = sides === 'each' || isOpen ? ['everyone'] : ['heroes', 'traitor'];
  return [
    ...Object.keys(monsters).flatMap((kind) => [`monsters.${kind}.name`, `monsters.${kind}.label`]),
    ...books.flatMap((whose) => BOOK.map((part) => `books.${whose}.${part}`)),
  ];
}

const termsIn = (value: Json | undefined): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one: Json) => termsIn(one));
  return Object.entries(value).flatMap(([key, below]: [string, Json]) =>
    key === 'term' && typeof below === 'string' ? [below] : termsIn(below),
  );
};

/** Keys of messages by which a position, and what has led to it, is told. */
function spokenAt({ G, ctx }: Position<Parameters<typeof rulebook.view>[0]>, number: HauntNumber): string[] {
  const eyes = [...seatIDs(ctx.numPlayers), null];
  const told = eyes.flatMap((eye) => journalFor(G.journal ?? [], eye));
  const seen = eyes.map((eye): BetrayalView => rulebook.view(G, ctx, eye));
  return [
    ...told.flatMap((entry) => [journalKey(entry), ...termsIn(entry.facts)]),
    ...seen.flatMap(({ ask, choices, goal, marks, slips, monsters, tokens }) => [
      ...choices.flatMap(({ label, not }) => [
        `hints.actions.${label.kind}`,
        ...termsIn(label.facts),
        ...(not === undefined ? [] : [`refusals.${not.reason}`]),
      ]),
      ...(goal === null ? [] : [`next.${goal.next.kind}`, ...termsIn(goal.next.facts)]),
      ...marks.flatMap(({ word, facts }) => [`marks.${word}`, ...termsIn(facts)]),
      ...(slips.length > 0 ? ['slips.title'] : []),
      ...slips.flatMap(({ word, lines }) => [
        `slips.${word}`,
        ...lines.flatMap((line) => [`slips.${line.word}`, ...termsIn(line.facts)]),
      ]),
      ...monsters.map(({ kind }) => `haunts.${number}.monsters.${kind}`),
      ...tokens.map(({ token }) => `tokens.${token}`),
      ...whatIn(ask?.kind === 'before-roll' || ask?.kind === 'after-roll' ? ask.roll : undefined),
    ]),
  ];
}

const whatIn = (roll: unknown): string[] => {
  const { what } = (roll ?? {}) as { readonly what?: unknown };
  return typeof what === 'string' ? [what] : [];
};

/** A match that goes on as the policy would have it, or now and then by lot, to its end. */
function* positions(match: Match<Parameters<typeof rulebook.view>[0], BetrayalView>, most: number) {
  const random = new RandomSource({ seed: match.setup.seed, position: 0 });
  let position = match.start;
  for (let count = 0; count < most && position.ctx.gameover === undefined; count++) {
    yield position;
    const [seat = ''] = awaitedSeats(position.ctx);
    const view = rulebook.view(position.G, position.ctx, seat);
    const legal = rulebook.legal(view, position.ctx);
    const weights = rulebook.policy(view, position.ctx, legal);
    const likeliest = legal[weights.indexOf(Math.max(...weights))];
    const action = random.Die(4) === 1 ? legal[random.Die(legal.length) - 1] : likeliest;
    const next = action === undefined ? undefined : match.step(position, seat, action);
    if (next === undefined) throw new Error(`nobody goes on at ${position._stateID}`);
    position = next;
  }
  yield position;
}

/**
 * Everything that a haunt lacks words for, in either language: what one language says and the other does not, what
 * each haunt owes, and what is offered, asked, told and kept in a match at each of these seat counts.
 */
export function missingWords(number: HauntNumber, seats: readonly number[] = [3, 5], most = 500): string[] {
  const options = { start: 'haunt', haunt: String(number) };
  const spoken = new Set(
    seats.flatMap((numPlayers) => {
      const match = matchOf(rulebook, { numPlayers, options, seed: `words ${number}` });
      return [...positions(match, most)].flatMap((position) => spokenAt(position, number));
    }),
  );
  const files = LOCALES.map((locale) => [locale, new Map(textsIn(hauntFile(number, locale)))] as const);
  const all = new Set(files.flatMap(([, texts]) => [...texts.keys()]));
  return files.flatMap(([locale, texts]) => {
    const said = new Map(textsIn(wordsIn(locale, [number])));
    const isSaid = (key: string) => said.has(key) || said.has(`${key}.name`);
    const lacking = [
      ...[...new Set([...all, ...owed(number)])].filter((key) => !texts.has(key)),
      ...[...spoken].filter((key) => !isSaid(key)),
      ...[...texts].filter(([, text]) => text.trim() === '').map(([key]) => `${key} (empty)`),
      ...[...texts]
        .filter(([key, text]) =>
          files.some(([, other]) => blanksIn(other.get(key) ?? text) !== blanksIn(text)),
        )
        .map(([key]) => `${key} (other blanks)`),
    ];
    return [...new Set(lacking)].sort().map((key) => `${number} ${locale}: ${key}`);
  });
}
