export const SEATS = ['0', '1', '2', '3', '4', '5'] as const;

/** The fighters of a bout are numbered from the top; bets name the number (CM6, CM29). */
export const LANES = [1, 2, 3, 4, 5] as const;
export type Lane = (typeof LANES)[number];

export type Type = 'direct' | 'enchant' | 'support';

const DIRECTS = [
  'cure',
  'healing',
  'regeneration',
  'energy-boost',
  'refresh',
  'magic-missile',
  'fireball',
  'lightning-bolt',
  'blizzard',
  'meteor-strike',
] as const;
const ENCHANTS = [
  'strengthen',
  'might',
  'haste',
  'power-awakening',
  'giant-growth',
  'weaken',
  'cripple',
  'slow',
  'paralyze',
  'shrink',
  'mana-boost',
  'mana-seal',
  'cause-unpopularity',
  'reflection',
] as const;
const SUPPORTS = [
  'detect-magic',
  'dispel-magic',
  'recall',
  'amnesia',
  'imitation',
  'dimension-door',
  'confusion',
  'invisibility',
  'prismatic-ray',
  'metamorphosis',
  'alteration',
  'anti-magic-field',
] as const;
export type Support = (typeof SUPPORTS)[number];

/** The spells, in the order in which a hand is sorted. */
export const SPELLS = [...DIRECTS, ...ENCHANTS, ...SUPPORTS] as const;
export type Spell = (typeof SPELLS)[number];

/** The place of each spell in a sorted hand. */
const PLACE = Object.fromEntries(SPELLS.map((spell, place) => [spell, place])) as Record<Spell, number>;
export const bySpell = (a: Spell, b: Spell): number => PLACE[a] - PLACE[b];

/** Supports that stay on the table: at the judge or in front of the seat that played them (CM22, CM23). */
export const LASTING = ['confusion', 'invisibility', 'prismatic-ray'] as const;
export type Lasting = (typeof LASTING)[number];
export const isLasting = (spell: Spell): spell is Lasting => LASTING.some((one) => one === spell);

/** Kinds of cards that can lie face down. */
export const FACE_DOWN = ['enchant', 'forbidden-enchant', 'direct', 'forbidden-direct'] as const;
export type FaceDown = (typeof FACE_DOWN)[number];

export const FIGHTERS = [
  'goblin',
  'orc',
  'skeleton',
  'lizardman',
  'ghost',
  'succubus',
  'dark-elf',
  'minotaur',
  'demon',
  'dragon',
] as const;
export type Fighter = (typeof FIGHTERS)[number];

interface FighterCard {
  readonly strength: number;
  readonly prize: number;
  /** What spells add to its strength counts the other way round (CM9). */
  readonly isReversed: boolean;
}
const fighter = (strength: number, prize: number, isReversed = false): FighterCard => ({
  strength,
  prize,
  isReversed,
});

/** Strength and prize of each (CM-r30). */
export const FIGHTER: Readonly<Record<Fighter, FighterCard>> = {
  goblin: fighter(1, 10),
  orc: fighter(2, 8),
  skeleton: fighter(3, 7, true),
  lizardman: fighter(4, 6),
  ghost: fighter(5, 5, true),
  succubus: fighter(6, 5),
  'dark-elf': fighter(7, 4),
  minotaur: fighter(8, 4),
  demon: fighter(9, 3),
  dragon: fighter(10, 3),
};

export const JUDGES = ['adoth', 'tad', 'ferine', 'zapp', 'lawty', 'orlair', 'lester', 'morla'] as const;
export type Judge = (typeof JUDGES)[number];

export type Verdict = 'eject' | 'dispel';

/** Above this mana (CM10) the verdict falls. */
export interface Limit {
  readonly mana: number;
  readonly verdict: Verdict;
}

interface JudgeCard {
  /** Null: none (Tad, CM1), or decided by a card (Ferine, CM3). */
  readonly limit: Limit | null;
  readonly bans: readonly (Type | 'forbidden')[];
}

/**
 * What each judge does and bans: Adoth (CM-r41), Tad (CM1), Zapp (CM-r44), Lawty (CM4), Orlair (CM-r46), Morla (CM-r48);
 * of Ferine (CM-r43) and Lester (CM11) there is more below.
 */
export const JUDGE: Readonly<Record<Judge, JudgeCard>> = {
  adoth: { limit: { mana: 10, verdict: 'eject' }, bans: ['support', 'forbidden'] },
  tad: { limit: null, bans: [] },
  ferine: { limit: null, bans: [] },
  zapp: { limit: { mana: 15, verdict: 'dispel' }, bans: ['forbidden'] },
  lawty: { limit: { mana: 10, verdict: 'dispel' }, bans: [] },
  orlair: { limit: { mana: 12, verdict: 'eject' }, bans: ['direct'] },
  lester: { limit: { mana: 15, verdict: 'eject' }, bans: [] },
  morla: { limit: { mana: 12, verdict: 'dispel' }, bans: ['support'] },
};

/** Ferine goes by the type of the card that she draws (CM2, CM3). */
export const WHIM: Readonly<Record<Type, Limit>> = {
  direct: { mana: 10, verdict: 'eject' },
  enchant: { mana: 15, verdict: 'dispel' },
  support: { mana: 5, verdict: 'dispel' },
};

/** Up to this much mana Lester dispels as well (CM11). */
export const LESTER_LOW = 4;

export const BOUTS = 3;
export const COINS_DEALT = 2;
export const MOST_BETS = 3;
export const BRIBE = 2;

/** Cards dealt (CM-r3), drawn after a bout, and held at most after drawing (CM-r19). */
export function handSizes(numPlayers: number): {
  readonly dealt: number;
  readonly drawn: number;
  readonly limit: number;
} {
  if (numPlayers <= 4) return { dealt: 8, drawn: 4, limit: 8 };
  return { dealt: numPlayers === 5 ? 6 : 5, drawn: 3, limit: 6 };
}
