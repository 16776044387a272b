import { CARDS, SEATS } from '../rules/components';
import { B, BIRD_CODES, COUNT_OF, K, KIND_OF, raise } from './codes';
import type { CompactAction, CompactState } from './compact-state';
import { LoadTables } from './load-tables';
import type { RolloutWeights } from './rollout-weights';

/** What a whistle is thought to bring. */
const [ONE_CROW, TWO_CROWS] = [BIRD_CODES.crow1, BIRD_CODES.crow2];

const loads = new LoadTables(1);

/**
 * What one seat thinks that birds coming and going are worth, as `worthOf` does. It looks at what lies open
 * and at nothing else.
 */
export class BirdWorth {
  readonly #state: CompactState;
  readonly #weights: RolloutWeights;
  #seat = 0;
  #rivals = 1;
  readonly #loads = new Float64Array(SEATS.length);
  /** By bird: how much lighter the own sill gets without one of it. */
  readonly #reliefs = new Float64Array(B);
  readonly #share = new Int8Array(K);

  constructor(state: CompactState, weights: RolloutWeights) {
    this.#state = state;
    this.#weights = weights;
  }

  /** Looks at the sills as they are now, with the eyes of a seat. */
  look(seat: number): void {
    const { seats, tallies, sills, hour, left } = this.#state;
    this.#seat = seat;
    this.#rivals = left - 1;
    for (let other = 0; other < seats; other++) this.#loads[other] = loads.of(tallies, other * K, hour);
    for (let bird = 0; bird < B; bird++)
      if ((sills[seat * B + bird] ?? 0) > 0) this.#reliefs[bird] = -this.#heavier(seat, bird, -1, -1);
  }

  /** How much heavier a sill gets by so many birds of a kind more, or fewer. */
  #heavierBy(seat: number, kind: number, birds: number): number {
    const { tallies, hour } = this.#state;
    raise(tallies, seat * K + kind, birds);
    const load = loads.of(tallies, seat * K, hour);
    raise(tallies, seat * K + kind, -birds);
    return load - (this.#loads[seat] ?? 0);
  }

  /** How much heavier it gets by a bird's card and a second one, -1 for none; `sign` -1: without them. */
  #heavier(seat: number, first: number, second: number, sign: 1 | -1): number {
    const birds = sign * (COUNT_OF[first] ?? 0);
    const kind = KIND_OF[first] ?? 0;
    if (second < 0) return this.#heavierBy(seat, kind, birds);
    const place = seat * K + (KIND_OF[second] ?? 0);
    const others = sign * (COUNT_OF[second] ?? 0);
    raise(this.#state.tallies, place, others);
    const heavier = this.#heavierBy(seat, kind, birds);
    raise(this.#state.tallies, place, -others);
    return heavier;
  }

  /** A bird, and a second one where it is not -1, leave the own sill. */
  relief(first: number, second = -1): number {
    return second < 0 ? (this.#reliefs[first] ?? 0) : -this.#heavier(this.#seat, first, second, -1);
  }

  /** A whole kind leaves the own sill. */
  reliefOfKind(kind: number): number {
    return -this.#heavierBy(this.#seat, kind, -(this.#state.tallies[this.#seat * K + kind] ?? 0));
  }

  /** What it is worth that birds come to somebody else's sill. */
  harm(target: number, first: number, second = -1): number {
    return (this.#weights.spite * this.#heavier(target, first, second, 1)) / this.#rivals;
  }

  whistle(target: number): number {
    return this.harm(target, TWO_CROWS, ONE_CROW);
  }

  /** The birds of a kind change places. */
  swapOfKind(target: number, kind: number): number {
    const { tallies } = this.#state;
    const seat = this.#seat;
    const more = (tallies[seat * K + kind] ?? 0) - (tallies[target * K + kind] ?? 0);
    const harm = this.#heavierBy(target, kind, more);
    return -this.#heavierBy(seat, kind, -more) + (this.#weights.spite * harm) / this.#rivals;
  }

  swapOfAll(target: number): number {
    const lighter = (this.#loads[this.#seat] ?? 0) - (this.#loads[target] ?? 0);
    return lighter + (this.#weights.spite * lighter) / this.#rivals;
  }

  /** The average over the birds that may be turned over: all that lie nowhere open. */
  trap(): number {
    const { birdDeck, tallies } = this.#state;
    const { cards, count } = birdDeck;
    if (count === 0) return 0;
    let sum = 0;
    for (let kind = 0; kind < K; kind++) {
      if ((tallies[this.#seat * K + kind] ?? 0) === 0) continue;
      let unseen = 0;
      for (let index = 0; index < count; index++) if (KIND_OF[cards[index] ?? 0] === kind) unseen++;
      if (unseen > 0) sum += unseen * this.reliefOfKind(kind);
    }
    return sum / count;
  }

  nighthawk(): number {
    const { tallies, hour } = this.#state;
    for (let kind = 0; kind < K; kind++)
      this.#share[kind] = Math.ceil((tallies[this.#seat * K + kind] ?? 0) / (this.#rivals + 1));
    return (this.#loads[this.#seat] ?? 0) - loads.of(this.#share, 0, hour) + this.#weights.spite * 0.3;
  }

  /** Harm that an attack would do to this seat, at which it is aimed. */
  threat({ card, first, second }: CompactAction): number {
    const { tallies, current } = this.#state;
    const seat = this.#seat;
    switch (CARDS[card]) {
      case 'water-gun':
      case 'scarecrow':
        return this.#heavier(seat, first, second, 1);
      case 'plectrum': {
        const more = (tallies[current * K + first] ?? 0) - (tallies[seat * K + first] ?? 0);
        return this.#heavierBy(seat, first, more);
      }
      case 'room-swap':
        return (this.#loads[current] ?? 0) - (this.#loads[seat] ?? 0);
      case 'whistle':
        return this.#heavier(seat, TWO_CROWS, ONE_CROW, 1);
      default:
        return this.#weights.robbed;
    }
  }
}
