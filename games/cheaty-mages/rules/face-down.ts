import type { PlayerID } from '@/kit/action';
import { isUnder } from './aiming';
import { FACE_DOWN, type FaceDown, JUDGE, type Judge, SPELLS, type Spell } from './components';
import { SPELL } from './spells';
import type { CheatyMagesView } from './view';

const kindOf = (spell: Spell): FaceDown | null => {
  const { type, isForbidden, isOpen } = SPELL[spell];
  if (type === 'support' || isOpen) return null;
  return isForbidden ? `forbidden-${type}` : type;
};

const KIND = Object.fromEntries(SPELLS.map((spell) => [spell, kindOf(spell)])) as Record<
  Spell,
  FaceDown | null
>;
/** What a spell is where it lies face down; null where it cannot. */
export const faceDownKind = (spell: Spell): FaceDown | null => KIND[spell];

/** By its type, or as a Forbidden one (CM-r12). */
export const isBannedBy = (judge: Judge, spell: Spell): boolean => {
  const { bans } = JUDGE[judge];
  const { type, isForbidden } = SPELL[spell];
  return bans.includes(type) || (isForbidden && bans.includes('forbidden'));
};

/** Whether the judge keeps this seat from playing it (CM22: not if it is invisible). */
export const isBanned = (
  view: Pick<CheatyMagesView, 'judge' | 'lasting'>,
  playerID: PlayerID | null,
  spell: Spell,
) => isBannedBy(view.judge, spell) && !isUnder(view, playerID, 'invisibility');

const isKindBanned = (judge: Judge, kind: FaceDown): boolean => {
  const { bans } = JUDGE[judge];
  const isDirect = kind === 'direct' || kind === 'forbidden-direct';
  const isForbidden = kind === 'forbidden-enchant' || kind === 'forbidden-direct';
  return bans.includes(isDirect ? 'direct' : 'enchant') || (isForbidden && bans.includes('forbidden'));
};

interface Placing {
  readonly judge: Judge;
  readonly isInvisible: boolean;
  readonly isPrismatic: boolean;
  readonly isBribed: boolean;
}

/**
 * What everybody can tell of a card that is placed face down: a Direct only under Prismatic Ray; nothing
 * that the judge bans, unless the seat is invisible; and something that he bans if he was paid for it.
 */
export const couldBe = ({ judge, isInvisible, isPrismatic, isBribed }: Placing): FaceDown[] =>
  FACE_DOWN.filter((kind) => {
    if (!isPrismatic && (kind === 'direct' || kind === 'forbidden-direct')) return false;
    return isInvisible || isKindBanned(judge, kind) === isBribed;
  });
