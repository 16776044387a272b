import type { PlayerID } from '@/kit/action';
import type { Random } from '@/kit/random';
import type { Side } from '../../rules/components';
import { explorerAt, isMonster, isTraitorHidden, livingSeats } from '../../rules/figures';
import { say } from '../../rules/journal';
import type { Table } from '../../rules/state';
import type { At, Seen } from '../../rules/thing';
import { deed, keepPart, part } from './haunt';

/** A traitor whom nobody knows (BH81): who it is, who may be thought to be it, and how it comes out. */

export type Mask = {
  /** Who was dealt the 1: that seat's own secret until all know. As it is shown: null, where the looker can't know. */
  traitor: PlayerID | null;
  isShown: boolean;
  /** Who has given reason to doubt before all eyes, first of all by attacking somebody who had given none: bots go by it. */
  doubted: readonly PlayerID[];
  /** As it is shown: whoever looks. */
  me: PlayerID | null;
};
export type Masked = { readonly mask: Mask };

/** By lot, one of all; each is told of itself alone (BH-g33). */
export const dealMask = ({ G, random }: At): Mask => ({
  traitor: random.Shuffle(G.explorers.map((_, seat) => String(seat)))[0] ?? null,
  isShown: false,
  doubted: [],
  me: null,
});

/** Who may be it, for somebody who knows of itself that it isn't: the dead have shown their tokens. */
export const suspects = (table: Pick<Table, 'explorers'>, me: PlayerID | null): PlayerID[] =>
  livingSeats(table).filter((seat) => seat !== me);

/** What a haunt shows of its slice, and guesses of one that is shown. */
export const maskedSlice = {
  show: <S extends Masked>(state: S, to: Side | 'all' | null, seat: PlayerID | null): S => {
    const { mask } = state;
    const isKnown = to === 'all' || mask.isShown || mask.traitor === seat;
    return { ...state, mask: { ...mask, me: seat, traitor: isKnown ? mask.traitor : null } };
  },
  sideOf: ({ mask }: Masked, seat: PlayerID): Side | null => (mask.traitor === seat ? 'traitor' : null),
  guess: <S extends Masked>(shown: S, random: Random, { table }: Seen): S => {
    const { traitor, me } = shown.mask;
    const dealt = traitor ?? random.Shuffle(suspects(table, me))[0] ?? null;
    return { ...shown, mask: { ...shown.mask, me: null, traitor: dealt } };
  },
};

/** The traitor, where all know who it is. */
export const knownTraitor = ({ isShown, traitor }: Mask): PlayerID | null => (isShown ? traitor : null);

/** Whether a seat is one that must not be found out: by what it knows itself, or by the truth. */
export const isHiding = ({ isShown, traitor }: Mask, seat: PlayerID): boolean => !isShown && traitor === seat;

const maskOf = ({ G }: Pick<At, 'G'>): Mask => (G.hidden as unknown as Masked).mask;

export function doubt(at: Pick<At, 'G'>, seat: PlayerID): void {
  const mask = maskOf(at);
  if (!mask.doubted.includes(seat)) keepPart(at, 'mask', { ...mask, doubted: [...mask.doubted, seat] });
}

/** Of those whom a seat meets in its turn, whom it has to be afraid of by what it has seen: nobody goes out to hunt a friend. */
export function feared({ table }: Seen, { me, doubted, ...mask }: Mask): PlayerID[] {
  if (me === null || table.turn.seat !== me || table.turn.hasAttacked) return [];
  const those = mask.isShown ? [mask.traitor] : doubted;
  const here = explorerAt(table, me).room;
  return suspects(table, me).filter((seat) => those.includes(seat) && explorerAt(table, seat).room === here);
}

/** `isTime`: for bots, whether hiding serves no more. */
export const masked = (isTime: (seen: Seen, seat: PlayerID) => boolean) =>
  part<Mask>({
    name: 'mask',
    on: {
      fought: (at, { attacker, target }) => {
        const isAmongUs = !isMonster(attacker) && !isMonster(target) && isTraitorHidden(at.G);
        if (isAmongUs && !at.mine.doubted.includes(target)) doubt(at, attacker);
        return [];
      },
      // A dead explorer shows its token (BH81).
      died: ({ G, mine }, { seat }) => {
        if (mine.isShown) return [];
        if (mine.traitor === seat) return [{ do: 'reveal', seat }];
        say(G, 'was-victim', seat);
        return [];
      },
      turned: (at) => {
        keepPart(at, 'mask', { ...maskOf(at), isShown: true });
        return [];
      },
    },
    offers: {
      turn: (seen, { seat }) =>
        isHiding(seen.mine, seat)
          ? [
              deed('BH81', 'reveal', {
                weight: isTime(seen, seat) ? 4 : 0.01,
                next: [{ do: 'reveal', seat }],
              }),
            ]
          : [],
    },
    // On one's own plate alone.
    marks: ({ mine: { me, traitor, isShown } }) =>
      me === null || isShown ? [] : [{ on: { seat: me }, word: traitor === me ? 'impostor' : 'victim' }],
  });
