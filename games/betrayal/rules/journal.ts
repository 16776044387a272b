import type { PlayerID } from '@/kit/action';
import { copyPlain } from '@/kit/copy';
import { type Facts, nthFact, ownFact, seatFact, tell, termFact } from '@/kit/journal';
import {
  type CardID,
  cardTerm,
  type FigureID,
  type Harm,
  type RoomID,
  type Side,
  type TokenID,
  type Trait,
} from './components';
import { explorerAt, isMonster, monsterAt, numberOf, ownerOf, valueAt, whoIs } from './figures';
import type { BetrayalG, Monster, Table } from './state';
import type { About, Roll } from './step';
import type { At } from './thing';

/** What the journal says of each thing that happens. Nothing is put together while nobody listens. */

export const room = (id: RoomID) => termFact(`rooms.${id}`);
export const card = (id: CardID) => termFact(cardTerm(id));
export const token = (id: TokenID) => termFact(`tokens.${id}`);
export const trait = (id: Trait) => termFact(`traits.${id}`);

/** What a kind of monster is called: each haunt names its own. */
const monsterTerm = ({ haunt }: Pick<Table, 'haunt'>, kind: string): string =>
  `haunts.${haunt?.number ?? 0}.monsters.${kind}`;

/** A monster as a fact: of what kind it is, and whose. */
export function monster(
  table: Pick<Table, 'haunt'>,
  one: Readonly<Pick<Monster, 'kind' | 'mover'> & Partial<Pick<Monster, 'fightsFor'>>>,
) {
  const [term, owner] = [monsterTerm(table, one.kind), ownerOf(table, one)];
  return owner === null ? termFact(term) : ownFact(term, owner);
}

/** A figure as a line tells of it: of several monsters of a kind by its number as well. */
export function whichOne(table: Pick<Table, 'haunt' | 'monsters'>, id: FigureID) {
  if (!isMonster(id)) return seatFact(id);
  const one = monsterAt(table, id);
  const number = ownerOf(table, one) === null ? numberOf(table, one) : undefined;
  return number === undefined ? monster(table, one) : nthFact(monsterTerm(table, one.kind), number);
}

/** A figure as a fact: a seat, or a monster. */
export const figure = (table: Pick<Table, 'haunt' | 'monsters'>, id: FigureID) =>
  isMonster(id) ? monster(table, monsterAt(table, id)) : seatFact(id);

/** What the dice show is told to all, what they had to reach is not (BH55, BH156). */
export function sentenceOfRoll(G: BetrayalG, roll: Roll, dice: readonly number[], total: number): void {
  if (G.journal === null) return;
  const { throwers: count = 1 } = roll;
  const facts: Facts = {
    ...(count > 1 ? { who: figure(G, roll.seat), count } : { who: whichOne(G, roll.seat) }),
    what: termFact(roll.what),
    dice: [...dice],
    total,
    ...(roll.trait === undefined ? {} : { trait: trait(roll.trait) }),
  };
  const kind = roll.trait === undefined ? 'roll-dice' : count > 1 ? 'roll-all' : 'roll';
  tell(G, kind, isMonster(roll.seat) ? null : roll.seat, facts);
}

/** Who does something, as a source: by a word that holds when it is gone, and whose it is behind that. */
export function sourceIn(table: Pick<Table, 'haunt' | 'monsters'>, figure: FigureID): string {
  if (!isMonster(figure)) return figure;
  const one = monsterAt(table, figure);
  const owner = ownerOf(table, one);
  return [monsterTerm(table, one.kind), ...(owner === null ? [] : [owner])].join(' ');
}

function sourceFact(source: string) {
  const [term = '', owner] = source.split(' ');
  if (/^\d+$/.test(term)) return seatFact(term);
  return owner === undefined ? termFact(term) : ownFact(term, owner);
}

/** What has brought something about: `of`, where `known` says yes. */
export const sourceFacts = (source: string | undefined): Facts =>
  source === undefined ? { known: 'no', of: '' } : { known: 'yes', of: sourceFact(source) };

/** What has hurt or killed: a haunt's title does nothing to anybody. */
export const causeFacts = (source: string | undefined): Facts =>
  sourceFacts(/^haunts\.\d+\.title$/.test(source ?? '') ? undefined : source);

export function tellHurt(G: BetrayalG, { seat = '', source }: About, kind: Harm, points: number): void {
  tell(G, 'hurt', seat, { kind: termFact(`harms.${kind}`), points, ...causeFacts(source) });
}

/** From and to are values, which may be equal where a number repeats (BH41). */
export function tellChange(
  { G, box }: At,
  { seat = '', source }: About,
  id: Trait,
  before: number,
  after: number,
): void {
  if (G.journal === null) return;
  const { track } = whoIs(box, explorerAt(G, seat)).traits[id];
  tell(G, after > before ? 'gain' : 'lose', seat, {
    trait: trait(id),
    by: Math.abs(after - before),
    to: valueAt(track, after),
    ...sourceFacts(source),
  });
}

/** One sentence about a seat, with facts as they are. */
export function say(G: BetrayalG, kind: string, seat: PlayerID | null, facts: Facts = {}): void {
  tell(G, kind, seat, facts);
}

/** The same, with facts that the seats of one side alone are told, its dead among them (BH155, BH156, BH169). */
export function sayTo(
  G: BetrayalG,
  side: Side,
  kind: string,
  seat: PlayerID | null,
  facts: Facts,
  own: Facts,
): void {
  if (G.journal === null) return;
  const sides = G.haunt?.sides ?? [];
  const those = sides.flatMap((one, number) => (one === side ? [String(number)] : []));
  sayEach(G, kind, seat, facts, Object.fromEntries(those.map((one) => [one, own])));
}

/** The same, with facts for some seats, each told its own. */
export function sayEach(
  G: BetrayalG,
  kind: string,
  seat: PlayerID | null,
  facts: Facts,
  own: Readonly<Record<PlayerID, Facts>>,
): void {
  if (G.journal !== null) tell(G, kind, seat, facts, copyPlain(own));
}
