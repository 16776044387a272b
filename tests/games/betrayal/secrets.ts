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

function secretFrom(G: BetrayalG, playerID: PlayerID | null): Secret | undefined {
  const secret = G.outcome === null ? secrets[G.haunt?.number ?? 0] : undefined;
  return secret === undefined || secret.of(G, playerID) === null ? undefined : secret;
}

/** The haunt's slice as it may be, for all that this seat knows. */
export const hiddenAnew = (G: BetrayalG, playerID: PlayerID | null, random: Random): Json =>
  secretFrom(G, playerID)?.redeal(G, random, playerID) ?? G.hidden;

/** What lies hidden from a seat under a secret's name. */
export const hiddenAs = (name: string) => (G: BetrayalG, playerID: PlayerID | null) => {
  const secret = secretFrom(G, playerID);
  return secret?.name === name ? [secret.of(G, playerID)] : [];
};

export function secretChances(G: BetrayalG, playerID: PlayerID): Distribution<BetrayalG>[] {
  const secret = secretFrom(G, playerID);
  if (secret === undefined) return [];
  const chances = secret.chances(G, playerID);
  return [{ name: secret.name, of: (world) => String(secret.of(world, playerID)), chances }];
}
