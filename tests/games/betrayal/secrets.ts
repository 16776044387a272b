import type { BetrayalG } from '@games/betrayal/rules/state';
import type { Distribution } from '@tests/honesty/own';
import type { Json, PlayerID } from '@/kit/action';
import type { Random } from '@/kit/random';
import { secrets } from './haunts/secrets';
import type { Secret } from './secret';

const of = (haunts: readonly string[]): Secret[] => haunts.flatMap((number) => secrets[Number(number)] ?? []);

/** What some haunts keep, by its names. */
export const secretNames = (haunts: readonly string[]): string[] => of(haunts).map(({ name }) => name);
/** For each of them that keeps something a position in which it does. */
export const laidOut = (haunts: readonly string[]): BetrayalG[] => of(haunts).map(({ laid }) => laid());

/** What is kept from a seat now. */
const keptFrom = (G: BetrayalG, playerID: PlayerID | null): Secret[] =>
  G.outcome === null
    ? of([String(G.haunt?.number ?? 0)]).filter((secret) => secret.of(G, playerID) !== null)
    : [];

/** The haunt's slice as it may be, for all that this seat knows: one secret of it after the other. */
export const hiddenAnew = (G: BetrayalG, playerID: PlayerID | null, random: Random): Json =>
  keptFrom(G, playerID).reduce(
    (hidden, secret) => secret.redeal({ ...G, hidden }, random, playerID),
    G.hidden,
  );

/** What lies hidden from a seat under a secret's name. */
export const hiddenAs = (name: string) => (G: BetrayalG, playerID: PlayerID | null) =>
  keptFrom(G, playerID).flatMap((secret) => (secret.name === name ? [secret.of(G, playerID)] : []));

export const secretChances = (G: BetrayalG, playerID: PlayerID): Distribution<BetrayalG>[] =>
  keptFrom(G, playerID).map((secret) => ({
    name: secret.name,
    of: secret.counted?.(G) ?? ((world) => String(secret.of(world, playerID))),
    chances: secret.chances(G, playerID),
  }));
