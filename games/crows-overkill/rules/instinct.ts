import { B, BAT, C, COUNT_OF, DOOR, K, MIRROR } from './codes';
import { CARDS, HAND_LIMIT, isAnswer } from './components';
import { type Deed, noDeed, type Sketch } from './sketch';
import type { Temper } from './temper';
import { Weighing } from './weighing';

const KILLS_BY_ITSELF = CARDS.map((card) => card === 'stones' || card === 'blowgun');
const IS_ANSWER = CARDS.map(isAnswer);

/**
 * What seats do in playouts: what `policy` likes, by whim now and then the next best, without listing what
 * comes to the same. Each goes by its own hand and by what lies open.
 */
export class Instinct {
  readonly #sketch: Sketch;
  readonly #chance: () => number;
  readonly #temper: Temper;
  readonly #weighing: Weighing;
  readonly #deed = noDeed();
  #most = 0;
  #seat = 0;
  #hasBats = false;
  /** What is being weighed, and what it costs. */
  #move: Deed['move'] = 'judge';
  #card = -1;
  #cost = 0;

  /** `chance` draws evenly from 0 to 1. */
  constructor(sketch: Sketch, chance: () => number, temper: Temper) {
    this.#sketch = sketch;
    this.#chance = chance;
    this.#temper = temper;
    this.#weighing = new Weighing(sketch, temper);
  }

  /** What the seat to act does; holds until the next question. */
  choose(): Deed {
    const { attack, isDiscarding, current } = this.#sketch;
    this.#seat = attack === null ? current : attack.target;
    this.#most = Number.NEGATIVE_INFINITY;
    if (attack !== null) this.#answer(attack);
    else if (isDiscarding) this.#giveUp();
    else this.#act();
    return this.#deed;
  }

  #weigh(move: Deed['move'], card: number, cost: number): void {
    this.#move = move;
    this.#card = card;
    this.#cost = cost;
  }

  #consider(worth: number, target = -1, first = -1, second = -1): void {
    const total = worth - this.#cost + this.#temper.whim * this.#chance();
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
    return (this.#sketch.hands[this.#seat * C + card] ?? 0) > 0;
  }

  #kept(card: number): number {
    return this.#temper.kept[card] ?? 0;
  }

  #giveUp(): void {
    for (let card = 0; card < C; card++) {
      if (!this.#holds(card)) continue;
      this.#weigh('discard', card, this.#kept(card));
      this.#consider(0);
    }
  }

  #act(): void {
    const { handCounts, sills, discard } = this.#sketch;
    const seat = this.#seat;
    const isCrying = this.#sketch.isCrying(seat);
    const { full, crying, calm } = this.#temper;
    const keeping = (handCounts[seat] ?? 0) > HAND_LIMIT ? full : isCrying ? crying : calm;
    this.#hasBats = (sills[seat * B + BAT] ?? 0) > 0;
    this.#weighing.look(seat);
    this.#weigh('judge', -1, isCrying ? this.#temper.cry : 0);
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
    return (this.#sketch.sills[this.#seat * B + bird] ?? 0) > 0;
  }

  /** Whether a bird may be taken by what takes so many, bats first (CO8, CO9). */
  #isPrey(bird: number, most: number): boolean {
    return this.#hasBird(bird) && (COUNT_OF[bird] ?? 0) <= most && (!this.#hasBats || bird === BAT);
  }

  #hasKind(kind: number): boolean {
    return (this.#sketch.tallies[this.#seat * K + kind] ?? 0) > 0;
  }

  #killOne(any: boolean): void {
    for (let bird = 0; bird < B; bird++)
      if (this.#hasBird(bird) && COUNT_OF[bird] === 1 && (any || bird === BAT))
        this.#consider(this.#weighing.relief(bird), -1, bird);
  }

  /** Weighs what a card may do. */
  #use(card: number): void {
    const weighing = this.#weighing;
    switch (CARDS[card]) {
      case 'stones':
        this.#shoot(-1);
        break;
      case 'blowgun':
        this.#killOne(true);
        break;
      case 'cast-net':
        for (let kind = 0; kind < (this.#hasBats ? 1 : K); kind++)
          if (this.#hasKind(kind)) this.#consider(weighing.reliefOfKind(kind), -1, kind);
        break;
      case 'trap-net':
        this.#consider(weighing.trap());
        break;
      case 'song':
        this.#consider(this.#temper.song);
        break;
      case 'nighthawk':
        if (this.#sketch.birdsOf(this.#seat) > 0) this.#consider(weighing.nighthawk());
        break;
      default:
        this.#aim(card);
    }
  }

  /** Weighs what a card may do to each of the others. */
  #aim(card: number): void {
    const { seats, isOut, handCounts } = this.#sketch;
    const weighing = this.#weighing;
    for (let target = 0; target < seats; target++) {
      if (target === this.#seat || isOut[target] === 1) continue;
      switch (CARDS[card]) {
        case 'water-gun':
          this.#shoot(target);
          break;
        case 'scarecrow':
          for (let bird = 0; bird < B; bird++)
            if (this.#isPrey(bird, 3))
              this.#consider(weighing.relief(bird) + weighing.harm(target, bird), target, bird);
          break;
        case 'plectrum':
          for (let kind = 0; kind < (this.#hasBats ? 1 : K); kind++)
            if (this.#hasKind(kind)) this.#consider(weighing.swapOfKind(target, kind), target, kind);
          break;
        case 'room-swap':
          if (this.#sketch.birdsOf(this.#seat) + this.#sketch.birdsOf(target) > 0)
            this.#consider(weighing.swapOfAll(target), target);
          break;
        case 'scissors':
          if ((handCounts[target] ?? 0) > 0) this.#consider(this.#temper.theft, target);
          break;
        case 'whistle':
          this.#consider(weighing.whistle(target) + this.#temper.whistle, target);
      }
    }
  }

  /** One or two birds of the own sill, killed or, where there is a target, driven to it. */
  #shoot(target: number): void {
    const { sills } = this.#sketch;
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
    const harm = target < 0 ? 0 : this.#weighing.harm(target, first, second);
    this.#consider(this.#weighing.relief(first, second) + harm, target, first, second);
  }

  #answer(attack: Deed): void {
    const { seats, isOut, current, handCounts } = this.#sketch;
    const hasMirror = this.#holds(MIRROR);
    this.#weigh('pass', -1, 0);
    this.#consider(0);
    if (!hasMirror && !this.#holds(DOOR)) return;
    this.#weighing.look(this.#seat);
    const saved = this.#weighing.threat(attack);
    if (this.#holds(DOOR)) {
      this.#weigh('block', -1, this.#temper.answered * this.#kept(DOOR));
      this.#consider(saved);
    }
    if (!hasMirror) return;
    this.#weigh('redirect', -1, this.#temper.answered * this.#kept(MIRROR));
    const name = CARDS[attack.card];
    const brings = name === 'water-gun' || name === 'scarecrow';
    for (let target = 0; target < seats; target++) {
      if (target === this.#seat || isOut[target] === 1) continue;
      if (name === 'scissors' && target !== current && handCounts[target] === 0) continue;
      const harms = brings && target !== current;
      this.#consider(saved + (harms ? this.#weighing.harm(target, attack.first, attack.second) : 0), target);
    }
  }
}
