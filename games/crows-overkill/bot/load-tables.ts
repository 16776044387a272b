import { HOURS, KINDS } from '../rules/components';
import { batsWeigh, CRIERS, excessOf, NEXT, NOW, nearnessOf } from './load';

/** More birds of a kind than there are, with some that are only thought of. */
const MOST = 48;
const K = KINDS.length;

/** What `loadOf` says, read from tables: playouts ask it dozens of times at every choice. */
export class LoadTables {
  /** By hour, kind and birds: what the kind adds by itself. */
  readonly #own = new Float64Array(HOURS.length * K * MOST);
  /** The same places: 1 where birds of the kind have to go at this hour, 2 at the next, 3 at both. */
  readonly #excess = new Uint8Array(HOURS.length * K * MOST);
  /** By what has to go on the whole sill, and bats. */
  readonly #bats = new Float64Array(4 * MOST);

  /** `coming`: how much of a turn's birds is still to come. */
  constructor(coming: number) {
    for (let hour = 0; hour < HOURS.length; hour++)
      for (let crier = 0; crier < CRIERS.length; crier++)
        for (let birds = 0; birds < MOST; birds++) {
          const place = (hour * K + KINDS.indexOf(CRIERS[crier] as (typeof CRIERS)[number])) * MOST + birds;
          const now = excessOf(crier, birds, hour, coming);
          const next = excessOf(crier, birds, hour + 1, coming);
          this.#own[place] =
            NOW * (now + nearnessOf(crier, birds, hour, coming)) +
            NEXT * (next + nearnessOf(crier, birds, hour + 1, coming));
          this.#excess[place] = (now > 0 ? 1 : 0) + (next > 0 ? 2 : 0);
        }
    for (let bats = 0; bats < MOST; bats++)
      for (let excess = 0; excess < 4; excess++)
        this.#bats[excess * MOST + bats] =
          NOW * batsWeigh(bats, coming, (excess & 1) > 0) + NEXT * batsWeigh(bats, coming, (excess & 2) > 0);
  }

  /** The load of the sill whose birds by kind stand at `from` in `tallies`. */
  of(tallies: Int8Array, from: number, hour: number): number {
    let sum = 0;
    let excess = 0;
    let row = (hour * K + 1) * MOST;
    for (let kind = 1; kind < K; kind++, row += MOST) {
      const place = row + (tallies[from + kind] ?? 0);
      sum += this.#own[place] ?? 0;
      excess |= this.#excess[place] ?? 0;
    }
    return sum + (this.#bats[excess * MOST + (tallies[from] ?? 0)] ?? 0);
  }
}
