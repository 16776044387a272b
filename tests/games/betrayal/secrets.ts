import type { State as Abyss } from '@games/betrayal/haunts/22-the-abyss-gazes-back';
import type { BetrayalG } from '@games/betrayal/rules/state';
import { normalized } from '@tests/honesty/chance';
import type { Distribution } from '@tests/honesty/own';
import type { Json, PlayerID } from '@/kit/action';
import type { Random } from '@/kit/random';

/** What haunts keep from a seat: dealt anew, and counted by somebody who looks at the table. */
interface Secret {
  readonly name: string;
  /** What is kept from this seat now; null: nothing. */
  readonly of: (G: BetrayalG, playerID: PlayerID | null) => Json;
  /** Another slice that this seat could not tell from this one. */
  readonly redeal: (G: BetrayalG, random: Random) => Json;
  readonly chances: (G: BetrayalG) => ReadonlyMap<string, number>;
}

const abyss = (G: BetrayalG) => G.hidden as Abyss;

/** The traitor has named where it begins among rooms that all know, and nobody else is told which. */
const SECRETS: Readonly<Record<number, Secret>> = {
  22: {
    name: 'where the abyss begins',
    of: (G, playerID) => {
      const { track, start } = abyss(G);
      return track > 0 || playerID === G.haunt?.traitor ? null : start;
    },
    redeal: (G, random) => ({ ...abyss(G), start: random.Shuffle([...abyss(G).among])[0] ?? null }),
    chances: (G) => normalized(new Map(abyss(G).among.map((room) => [room, 1]))),
  },
};

export const SECRET_NAMES = Object.values(SECRETS).map(({ name }) => name);

function secretFrom(G: BetrayalG, playerID: PlayerID | null): Secret | undefined {
  const secret = G.outcome === null ? SECRETS[G.haunt?.number ?? 0] : undefined;
  return secret === undefined || secret.of(G, playerID) === null ? undefined : secret;
}

/** The haunt's slice as it may be, for all that this seat knows. */
export const hiddenAnew = (G: BetrayalG, playerID: PlayerID | null, random: Random): Json =>
  secretFrom(G, playerID)?.redeal(G, random) ?? G.hidden;

/** What lies hidden from a seat under a secret's name. */
export const hiddenAs = (name: string) => (G: BetrayalG, playerID: PlayerID | null) => {
  const secret = secretFrom(G, playerID);
  return secret?.name === name ? [secret.of(G, playerID)] : [];
};

export function secretChances(G: BetrayalG, playerID: PlayerID): Distribution<BetrayalG>[] {
  const secret = secretFrom(G, playerID);
  if (secret === undefined) return [];
  return [
    { name: secret.name, of: (world) => String(secret.of(world, playerID)), chances: secret.chances(G) },
  ];
}
