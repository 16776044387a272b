import { DEALT_BY_LOT, type Kind } from '@games/ninja-soul/rules/components';
import type { NinjaSoulG } from '@games/ninja-soul/rules/state';
import { normalized } from '@tests/honesty/chance';
import type { Distribution, Witness } from '@tests/honesty/own';
import type { Ctx, PlayerID } from '@/kit/action';
import type { SeatJournalEntry } from '@/kit/journal';
import { cardIn, isExchange, seatIn } from './facts';

/** One way things may be: the cards by place, and the latest thing that somebody else keeps secret. */
interface Way {
  readonly cards: readonly Kind[];
  readonly secret: string;
  weight: number;
}

/** More ways than this are compared place by place instead of all at once. */
const TOGETHER = 400;

export const SITUATIONS = [
  'the first turn',
  'somebody has swapped in the dark',
  "this seat's card was taken into the dark",
  'this seat has swapped',
  'this seat has looked at its card',
  'somebody else has looked',
  'a sleep was opened and turned back',
  'somebody was killed',
  'this seat has killed',
  'a peek has missed',
] as const;

type Situation = (typeof SITUATIONS)[number];

/** Every order of a few cards. */
function orders(cards: readonly Kind[]): Kind[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card, index) => orders(cards.toSpliced(index, 1)).map((rest) => [card, ...rest]));
}

const exchanged = (cards: readonly Kind[], a: number, b: number): Kind[] =>
  cards.with(a, cards[b] ?? 'sleep').with(b, cards[a] ?? 'sleep');

/**
 * Somebody who writes every deal on a slip of paper, tears each slip in two at every swap in the dark,
 * three quarters for a real one, and throws away what does not agree with what is seen.
 */
export class Detective implements Witness<NinjaSoulG> {
  readonly #self: number;
  #ways: Way[] = [];
  /** Whose secret the ways tell apart. */
  #keeper: number | undefined;
  #found: Situation = 'the first turn';
  #own: Situation | undefined;
  /** What has been heard and not been thought about. */
  #heard: SeatJournalEntry[] = [];

  constructor(self: PlayerID) {
    this.#self = Number(self);
  }

  #gather(ways: Iterable<Way>): void {
    const gathered = new Map<string, Way>();
    for (const way of ways) {
      const key = `${way.cards.join()}|${way.secret}`;
      const same = gathered.get(key);
      if (same === undefined) gathered.set(key, { ...way });
      else same.weight += way.weight;
    }
    this.#ways = [...gathered.values()];
  }

  #keepOnly(holds: (cards: readonly Kind[]) => boolean): void {
    this.#ways = this.#ways.filter(({ cards }) => holds(cards));
  }

  #deal(win: number, peek: number): void {
    this.#keeper = undefined;
    this.#gather(
      orders(DEALT_BY_LOT).map((order) => {
        const left = [...order];
        const cards = Array.from(
          { length: 8 },
          (_, place): Kind => (place === win ? 'win' : place === peek ? 'peek' : (left.pop() ?? 'sleep')),
        );
        return { cards, secret: '', weight: 1 };
      }),
    );
  }

  /** Somebody else has a new secret; the one before it no longer matters. */
  #keeps(keeper: number, ways: (way: Way) => readonly Way[]): void {
    this.#keeper = keeper;
    this.#gather(this.#ways.flatMap(ways));
  }

  #swap(actor: number, target: number, done: boolean | undefined): void {
    if (done === undefined) {
      this.#keeps(actor, ({ cards, weight }) => [
        { cards, secret: 'return', weight: weight / 4 },
        { cards: exchanged(cards, actor, target), secret: 'exchange', weight: (weight * 3) / 4 },
      ]);
      return;
    }
    if (done) this.#gather(this.#ways.map((way) => ({ ...way, cards: exchanged(way.cards, actor, target) })));
  }

  observe(entries: readonly SeatJournalEntry[]): void {
    for (const entry of entries) {
      if (entry.kind === 'round-begin') this.#heard = [];
      this.#heard.push(entry);
      const found = this.#situationAfter(entry);
      if (found === undefined) continue;
      // What this seat did itself lies a lap back when it is asked.
      if (found.startsWith('this seat has')) this.#own = found;
      else this.#found = found;
      if (entry.kind === 'round-begin') this.#own = undefined;
    }
  }

  #situationAfter({ kind, playerID, facts, isPrivy }: SeatJournalEntry): Situation | undefined {
    const isMine = Number(playerID) === this.#self;
    switch (kind) {
      case 'round-begin':
        return 'the first turn';
      case 'swap':
        if (isPrivy) return 'this seat has swapped';
        return seatIn(facts.target) === this.#self
          ? "this seat's card was taken into the dark"
          : 'somebody has swapped in the dark';
      case 'look':
        return isPrivy ? 'this seat has looked at its card' : 'somebody else has looked';
      case 'sleep':
        return 'a sleep was opened and turned back';
      case 'kill':
        return isMine ? 'this seat has killed' : 'somebody was killed';
      case 'peek-miss':
        return isMine ? undefined : 'a peek has missed';
      default:
        return undefined;
    }
  }

  /** Goes through what was heard since the deal, slip by slip: only when somebody asks. */
  #think(): void {
    for (const { kind, playerID, facts, isPrivy } of this.#heard.splice(0)) {
      const actor = Number(playerID);
      const target = seatIn(facts.target);
      const card = cardIn(facts.card);
      if (kind === 'round-begin') this.#deal(seatIn(facts.win), seatIn(facts.peek));
      else if (kind === 'swap') this.#swap(actor, target, isPrivy ? isExchange(facts.done) : undefined);
      else if (kind === 'open') this.#keepOnly((cards) => cards[actor] === card);
      else if (kind === 'look' && isPrivy) this.#keepOnly((cards) => cards[actor] === card);
      else if (kind === 'look') this.#keeps(actor, (way) => [{ ...way, secret: way.cards[actor] ?? '' }]);
      else if (kind === 'peek-miss' && isPrivy) this.#keepOnly((cards) => cards[target] === card);
      else if (kind === 'peek-miss') {
        this.#keepOnly((cards) => cards[target] !== 'win');
        this.#keeps(actor, (way) => [{ ...way, secret: way.cards[target] ?? '' }]);
      } else if (kind === 'kill')
        this.#gather(this.#ways.map((way) => ({ ...way, cards: exchanged(way.cards, actor, target) })));
    }
  }

  situations(): string[] {
    return this.#own === undefined ? [this.#found] : [this.#own, this.#found];
  }

  /** How likely the win card lies in front of a seat. */
  winAt(playerID: PlayerID): number {
    this.#think();
    let [there, all] = [0, 0];
    for (const { cards, weight } of this.#ways) {
      all += weight;
      if (cards[Number(playerID)] === 'win') there += weight;
    }
    return there / all;
  }

  #distribution(name: string, inWay: (way: Way) => string, of: (world: NinjaSoulG) => string) {
    const weights = new Map<string, number>();
    for (const way of this.#ways) weights.set(inWay(way), (weights.get(inWay(way)) ?? 0) + way.weight);
    return { name, of, chances: normalized(weights) };
  }

  distributions(_G: NinjaSoulG, _ctx: Ctx): Distribution<NinjaSoulG>[] {
    this.#think();
    const keeper = this.#keeper;
    const secret =
      keeper === undefined
        ? []
        : [
            this.#distribution(
              `what seat ${keeper} keeps secret`,
              (way) => way.secret,
              (world) => world.secrets[keeper]?.at(-1) ?? '',
            ),
          ];
    const all = this.#distribution(
      'everything hidden',
      (way) => way.cards.join(),
      (world) => world.cards.join(),
    );
    if (all.chances.size <= TOGETHER) return [all, ...secret];
    const places = Array.from({ length: 8 }, (_, place) =>
      this.#distribution(
        `place ${place}`,
        (way) => way.cards[place] ?? '',
        (world) => world.cards[place] ?? '',
      ),
    );
    return [...places, ...secret];
  }
}
