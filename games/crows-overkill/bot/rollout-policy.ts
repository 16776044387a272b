import { CARDS, HAND_LIMIT, isAnswer } from '../rules/components';
import { BirdWorth } from './bird-worth';
import { B, BAT, C, COUNT_OF, DOOR, K, MIRROR } from './codes';
import { type CompactAction, type CompactState, noAction } from './compact-state';
import type { RolloutWeights } from './rollout-weights';

const KILLS_BY_ITSELF = CARDS.map((card) => card === 'stones' || card === 'blowgun');
const IS_ANSWER = CARDS.map(isAnswer);

/**
 * What seats do in playouts: what `policy` likes, by whim now and then the next best, without listing what
 * comes to the same. Each goes by its own hand and by what lies open.
 */
export class RolloutPolicy {
  readonly #state: CompactState;
  readonly #chance: () => number;
  readonly #weights: RolloutWeights;
  readonly #birdWorth: BirdWorth;
  readonly #deed = noAction();
  #most = 0;
  #seat = 0;
  #hasBats = false;
  /** What is being weighed, and what it costs. */
  #move: CompactAction['move'] = 'judge';
  #card = -1;
  #cost = 0;

  /** `chance` draws evenly from 0 to 1. */
  constructor(state: CompactState, chance: () => number, weights: RolloutWeights) {
    this.#state = state;
    this.#chance = chance;
    this.#weights = weights;
    this.#birdWorth = new BirdWorth(state, weights);
  }

  /** What the seat to act does; holds until the next question. */
  choose(): CompactAction {
    const { attack, isDiscarding, current } = this.#state;
    this.#seat = attack === null ? current : attack.target;
    this.#most = Number.NEGATIVE_INFINITY;
    if (attack !== null) this.#answer(attack);
    else if (isDiscarding) this.#giveUp();
    else this.#act();
    return this.#deed;
  }

  #weigh(move: CompactAction['move'], card: number, cost: number): void {
    this.#move = move;
    this.#card = card;
    this.#cost = cost;
  }

  #consider(worth: number, target = -1, first = -1, second = -1): void {
    const total = worth - this.#cost + this.#weights.whim * this.#chance();
    if (total <= this.#most) return;
    this.#most = total;
    const deed = this.#deed;
    deed.move = this.#move;
    deed.card = this.#card;
    deed.target = target;
    deed.first = first;
    deed.second = second;
  }

  #holds(card: number): boolean {
    return (this.#state.hands[this.#seat * C + card] ?? 0) > 0;
  }

  #kept(card: number): number {
    return this.#weights.kept[card] ?? 0;
  }

  #giveUp(): void {
    for (let card = 0; card < C; card++) {
      if (!this.#holds(card)) continue;
      this.#weigh('discard', card, this.#kept(card));
      this.#consider(0);
    }
  }

  #act(): void {
    const { handCounts, sills, discard } = this.#state;
    const seat = this.#seat;
    const isCrying = this.#state.isCrying(seat);
    const { full, crying, calm } = this.#weights;
    const keeping = (handCounts[seat] ?? 0) > HAND_LIMIT ? full : isCrying ? crying : calm;
    this.#hasBats = (sills[seat * B + BAT] ?? 0) > 0;
    this.#birdWorth.look(seat);
    this.#weigh('judge', -1, isCrying ? this.#weights.cry : 0);
    this.#consider(0);
    let cheapest = -1;
    for (let card = 0; card < C; card++) {
      if (!this.#holds(card)) continue;
      const effect = card === MIRROR ? discard.top : card;
      if (effect >= 0 && IS_ANSWER[effect] === false) {
        this.#weigh(card === MIRROR ? 'copy' : 'play', effect, keeping * this.#kept(card));
        this.#use(effect);
      }
      // Any card kills one bird: the one that is missed least does it for all.
      if (KILLS_BY_ITSELF[card] === false && (cheapest < 0 || this.#kept(card) < this.#kept(cheapest)))
        cheapest = card;
    }
    if (cheapest < 0) return;
    this.#weigh('kill', cheapest, keeping * this.#kept(cheapest));
    this.#killOne(!this.#hasBats);
  }

  #hasBird(bird: number): boolean {
    return (this.#state.sills[this.#seat * B + bird] ?? 0) > 0;
  }

  /** Whether a bird may be taken by what takes so many, bats first (CO8, CO9). */
  #isPrey(bird: number, most: number): boolean {
    return this.#hasBird(bird) && (COUNT_OF[bird] ?? 0) <= most && (!this.#hasBats || bird === BAT);
  }

  #hasKind(kind: number): boolean {
    return (this.#state.tallies[this.#seat * K + kind] ?? 0) > 0;
  }

  #killOne(any: boolean): void {
    for (let bird = 0; bird < B; bird++)
      if (this.#hasBird(bird) && COUNT_OF[bird] === 1 && (any || bird === BAT))
        this.#consider(this.#birdWorth.relief(bird), -1, bird);
  }

  /** Weighs what a card may do. */
  #use(card: number): void {
    const birdWorth = this.#birdWorth;
    switch (CARDS[card]) {
      case 'stones':
        this.#shoot(-1);
        break;
      case 'blowgun':
        this.#killOne(true);
        break;
      case 'cast-net':
        for (let kind = 0; kind < (this.#hasBats ? 1 : K); kind++)
          if (this.#hasKind(kind)) this.#consider(birdWorth.reliefOfKind(kind), -1, kind);
        break;
      case 'trap-net':
        this.#consider(birdWorth.trap());
        break;
      case 'song':
        this.#consider(this.#weights.song);
        break;
      case 'nighthawk':
        if (this.#state.birdsOf(this.#seat) > 0) this.#consider(birdWorth.nighthawk());
        break;
      default:
        this.#aim(card);
    }
  }

  /** Weighs what a card may do to each of the others. */
  #aim(card: number): void {
    const { seats, isOut, handCounts } = this.#state;
    const birdWorth = this.#birdWorth;
    for (let target = 0; target < seats; target++) {
      if (target === this.#seat || isOut[target] === 1) continue;
      switch (CARDS[card]) {
        case 'water-gun':
          this.#shoot(target);
          break;
        case 'scarecrow':
          for (let bird = 0; bird < B; bird++)
            if (this.#isPrey(bird, 3))
              this.#consider(birdWorth.relief(bird) + birdWorth.harm(target, bird), target, bird);
          break;
        case 'plectrum':
          for (let kind = 0; kind < (this.#hasBats ? 1 : K); kind++)
            if (this.#hasKind(kind)) this.#consider(birdWorth.swapOfKind(target, kind), target, kind);
          break;
        case 'room-swap':
          if (this.#state.birdsOf(this.#seat) + this.#state.birdsOf(target) > 0)
            this.#consider(birdWorth.swapOfAll(target), target);
          break;
        case 'scissors':
          if ((handCounts[target] ?? 0) > 0) this.#consider(this.#weights.theft, target);
          break;
        case 'whistle':
          this.#consider(birdWorth.whistle(target) + this.#weights.whistle, target);
      }
    }
  }

  /** One or two birds of the own sill, killed or, where there is a target, driven to it. */
  #shoot(target: number): void {
    const { sills } = this.#state;
    const own = this.#seat * B;
    for (let first = 0; first < B; first++) {
      if (!this.#isPrey(first, 2)) continue;
      this.#fire(target, first, -1);
      if (COUNT_OF[first] !== 1) continue;
      const more = (sills[own + first] ?? 0) - 1;
      if (more > 0) this.#fire(target, first, first);
      // Another bird may go with the last bat (CO10).
      if (this.#hasBats && more > 0) continue;
      for (let second = first + 1; second < B; second++)
        if (this.#hasBird(second) && COUNT_OF[second] === 1) this.#fire(target, first, second);
    }
  }

  #fire(target: number, first: number, second: number): void {
    const harm = target < 0 ? 0 : this.#birdWorth.harm(target, first, second);
    this.#consider(this.#birdWorth.relief(first, second) + harm, target, first, second);
  }

  #answer(attack: CompactAction): void {
    const { seats, isOut, current, handCounts } = this.#state;
    const hasMirror = this.#holds(MIRROR);
    this.#weigh('pass', -1, 0);
    this.#consider(0);
    if (!hasMirror && !this.#holds(DOOR)) return;
    this.#birdWorth.look(this.#seat);
    const saved = this.#birdWorth.threat(attack);
    if (this.#holds(DOOR)) {
      this.#weigh('block', -1, this.#weights.answered * this.#kept(DOOR));
      this.#consider(saved);
    }
    if (!hasMirror) return;
    this.#weigh('redirect', -1, this.#weights.answered * this.#kept(MIRROR));
    const name = CARDS[attack.card];
    const brings = name === 'water-gun' || name === 'scarecrow';
    for (let target = 0; target < seats; target++) {
      if (target === this.#seat || isOut[target] === 1) continue;
      if (name === 'scissors' && target !== current && handCounts[target] === 0) continue;
      const harms = brings && target !== current;
      this.#consider(saved + (harms ? this.#birdWorth.harm(target, attack.first, attack.second) : 0), target);
    }
  }
}
