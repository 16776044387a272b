import { journalFor } from '@/kit/journal';
import { RandomSource } from '@/kit/random';
import { isActive, seatIDs } from '@/kit/seats';
import { bytes, demand, legalFor, looks, type MatchSetup, matchOf, type Position, steps } from '../match';
import type { Subject } from '../subject';

const sorted = (inventory: Readonly<Record<string, number>>) => bytes(Object.entries(inventory).sort());

/**
 * Rule 5: whatever a seat may not know can be dealt anew without its noticing: same view, same ctx,
 * and the same journal of whatever is done next, as long as the views stay the same.
 */
export function whitelisted(subject: Subject, setup: MatchSetup): void {
  const { rulebook, redeal, isNewDeal } = subject;
  const match = matchOf(rulebook, setup);
  const random = new RandomSource({ seed: `redeal ${setup.seed}`, position: 0 });
  for (const { position, playerID: actor, action, next } of looks(subject, match)) {
    const done = bytes(action);
    for (const playerID of [null, ...seatIDs(setup.numPlayers)]) {
      const G = redeal(structuredClone(position.G), position.ctx, playerID, random);
      const view = (state: typeof G) => bytes(rulebook.view(state, position.ctx, playerID));
      demand(
        5,
        !shares(rulebook.view(position.G, position.ctx, playerID), partsOf(position.G)),
        () => `the view of seat ${playerID} holds an object of G's: what is put into it will be seen`,
      );
      demand(5, view(G) === view(position.G), () => `seat ${playerID} sees what was dealt anew: ${view(G)}`);
      demand(
        5,
        sorted(rulebook.inventory(G)) === sorted(rulebook.inventory(position.G)),
        () => 'redeal loses pieces',
      );
      const other = { ...position, G };
      if (!legalFor(match, other, actor).some((listed) => bytes(listed) === done)) continue;
      const elsewhere = match.step(other, actor, action);
      demand(5, elsewhere !== undefined, () => 'an action is legal but refused in the other deal');
      const after = (state: typeof next) => [rulebook.view(state.G, state.ctx, playerID), state.ctx];
      if (bytes(after(elsewhere)) !== bytes(after(next))) continue;
      // A seat may be told a secret that is gone from its view at once, with the deal it was about.
      const listener = isNewDeal(position.G, next.G) ? null : playerID;
      const told = (state: typeof next) => bytes(journalFor(state.G.journal ?? [], listener));
      demand(
        5,
        told(elsewhere) === told(next),
        () => `the journal tells seat ${playerID} more than its view: ${told(elsewhere)} or ${told(next)}`,
      );
    }
  }
}

/** Positions to look for hidden zones in: those that the subject has laid out, then those of its matches. */
function* hiding(
  subject: Subject,
  setups: readonly MatchSetup[],
): Generator<Pick<Position, 'G' | 'ctx'> & { readonly seed: string }> {
  const { rulebook, laidOut } = subject;
  const options = rulebook.options.parse({});
  for (const [n, { numPlayers, G }] of (laidOut?.() ?? []).entries()) {
    const { ctx } = matchOf(rulebook, { numPlayers, options, seed: `laid ${n}` }).start;
    for (let look = 0; look < LOOKS; look++) yield { G, ctx, seed: `laid ${n}.${look}` };
  }
  for (const setup of setups)
    for (const { position } of looks(subject, matchOf(rulebook, setup)))
      yield { ...position, seed: `${setup.seed}.${position._stateID}` };
}

/** How often a position that was laid out is dealt anew: one of two ways to lie may come again. */
const LOOKS = 6;

/** Rule 5, the other half: `redeal` does reach every hidden zone, so that a leak of it would be seen. */
export function zonesAreDealt(subject: Subject, setups: readonly MatchSetup[]): void {
  const { redeal, zones } = subject;
  const seen = new Set<string>();
  for (const { G, ctx, seed } of hiding(subject, setups)) {
    if (seen.size === Object.keys(zones).length) break;
    const random = new RandomSource({ seed: `zones ${seed}`, position: 0 });
    for (const playerID of [null, ...seatIDs(ctx.numPlayers)]) {
      const other = redeal(structuredClone(G), ctx, playerID, random);
      for (const [zone, leak] of Object.entries(zones))
        if (bytes(leak(other, playerID)) !== bytes(leak(G, playerID))) seen.add(zone);
    }
  }
  for (const zone of Object.keys(zones))
    demand(5, seen.has(zone), () => `redeal never changes the zone "${zone}": a leak would not be noticed`);
}

/** Rule 6: every world that fits a seat's view also fits what a note-taker on that seat wrote down. */
export function recalls(subject: Subject, setup: MatchSetup): void {
  const { rulebook, memory } = subject;
  const match = matchOf(rulebook, setup);
  const random = new RandomSource({ seed: `recall ${setup.seed}`, position: 0 });
  const seats = seatIDs(setup.numPlayers).map((playerID) => ({
    playerID,
    notes: memory(playerID, setup.numPlayers),
  }));
  const hear = (state: typeof match.start) => {
    for (const { playerID, notes } of seats) notes.observe(journalFor(state.G.journal ?? [], playerID));
  };
  hear(match.start);
  for (const [{ next }, isLookedAt] of steps(subject, match)) {
    hear(next);
    if (next.ctx.gameover !== undefined) break;
    if (!isLookedAt) continue;
    for (const { playerID, notes } of seats) {
      demand(6, notes.fits(next.G), () => `the note-taker of seat ${playerID} is wrong about the real state`);
      const view = rulebook.view(next.G, next.ctx, playerID);
      for (let n = 0; n < 3; n++) {
        const world = rulebook.determinize(view, next.ctx, random);
        demand(
          6,
          notes.fits(world),
          () => `the view of seat ${playerID} has forgotten something: ${bytes(view)}`,
        );
      }
    }
  }
}

/** Rule 7: a determinization looks the same to its seat, keeps the pieces and shares nothing with the view. */
export function determinizes(subject: Subject, setup: MatchSetup): void {
  const { rulebook } = subject;
  const match = matchOf(rulebook, setup);
  const random = new RandomSource({ seed: `determinize ${setup.seed}`, position: 0 });
  for (const { position } of looks(subject, match))
    for (const playerID of seatIDs(setup.numPlayers)) {
      const view = rulebook.view(position.G, position.ctx, playerID);
      const before = bytes(view);
      const G = rulebook.determinize(view, position.ctx, random);
      demand(7, bytes(view) === before, () => 'determinize changes the view');
      const again = bytes(rulebook.view(G, position.ctx, playerID));
      demand(7, again === before, () => `view(determinize(view)) is ${again}, not ${before}`);
      demand(
        7,
        sorted(rulebook.inventory(G)) === sorted(rulebook.inventory(position.G)),
        () => 'determinize loses pieces',
      );
      demand(7, !shares(G, partsOf(view)), () => 'the determinization shares an object with the view');
      for (const other of seatIDs(setup.numPlayers)) {
        const moves = rulebook.legal(rulebook.view(G, position.ctx, other), position.ctx);
        demand(7, isActive(position.ctx, other) === moves.length > 0, () => `seat ${other} is stuck in it`);
      }
    }
}

/** Rule 7, the other half: determinizations vary over every hidden zone. */
export function determinizationsVary(subject: Subject, setups: readonly MatchSetup[]): void {
  const { rulebook, zones } = subject;
  const seen = new Set<string>();
  for (const { G, ctx, seed } of hiding(subject, setups)) {
    if (seen.size === Object.keys(zones).length) break;
    const random = new RandomSource({ seed: `vary ${seed}`, position: 0 });
    for (const playerID of seatIDs(ctx.numPlayers)) {
      const view = rulebook.view(G, ctx, playerID);
      const [one, two] = [0, 1].map(() => rulebook.determinize(view, ctx, random));
      if (one === undefined || two === undefined) continue;
      for (const [zone, leak] of Object.entries(zones))
        if (bytes(leak(one, playerID)) !== bytes(leak(two, playerID))) seen.add(zone);
    }
  }
  for (const zone of Object.keys(zones))
    demand(7, seen.has(zone), () => `determinize always deals the same to "${zone}"`);
}

/** Every object in it, itself among them. */
function partsOf(value: unknown, into = new Set<unknown>()): Set<unknown> {
  if (typeof value !== 'object' || value === null) return into;
  into.add(value);
  for (const child of Object.values(value)) partsOf(child, into);
  return into;
}

function shares(value: unknown, parts: Set<unknown>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return parts.has(value) || Object.values(value).some((child) => shares(child, parts));
}
