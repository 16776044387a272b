import type { PlayerID } from '@/kit/action';
import { seatFact, tell, termFact } from '@/kit/journal';
import { at } from '@/kit/seats';
import { type Aimed, isUnder, type Target } from './aiming';
import { isLasting, type Lane, type Lasting, type Spell, type Support } from './components';
import { type Drawing, hold, nextFighter, nextJudge, nextSpell, show, take } from './decks';
import { couldBe } from './face-down';
import { fighterFacts, judgeFact, spellFact, spellsFact, tellLook, tellPlaced, tellPlain } from './journal';
import { noticeSeen, noticeShown } from './knowledge';
import { type BySpell, SPELL, type SpellArgs } from './spells';
import type { CheatyMagesG, Corner, PlacedSpell } from './state';

/** What spells do, and what the journal says of it. */

function cornerAt({ corners }: CheatyMagesG, lane: Lane): Corner {
  const corner = corners[lane - 1];
  if (corner === undefined) throw new RangeError(`no fighter ${lane}`);
  return corner;
}

/**
 * A spell goes to the right end of a fighter's row: Directs lie open (CM-r9) but under Prismatic Ray (CM22), Enchants
 * face down (CM-r10) but for Reflection (CM18).
 */
export function place(
  G: CheatyMagesG,
  playerID: PlayerID,
  [spell, lane, down]: SpellArgs<Exclude<Spell, Support>>,
  isBribed: boolean,
): void {
  const { type, isOpen } = SPELL[spell];
  const isDown = down !== undefined || (type === 'enchant' && !isOpen);
  take(G, playerID, spell);
  if (!isDown) noticeShown(G, playerID, spell);
  const placed: PlacedSpell = {
    spell,
    playerID,
    isDown,
    seenBy: isDown ? [playerID] : [],
    may: isDown
      ? couldBe({
          judge: G.judge,
          isInvisible: isUnder(G, playerID, 'invisibility'),
          isPrismatic: isUnder(G, playerID, 'prismatic-ray'),
          isBribed,
        })
      : [],
  };
  cornerAt(G, lane).spells.push(placed);
  tellPlaced(G, playerID, lane, placed);
}

/** Everybody who did not know a card sees it now; it goes to the discards. */
export function uncover(G: CheatyMagesG, { spell, isDown, seenBy }: PlacedSpell): void {
  if (isDown)
    for (let seat = 0; seat < G.hands.length; seat++)
      if (!seenBy.includes(String(seat))) noticeSeen(G, String(seat), spell);
}

/** A seat looks at all that lies face down beside a fighter, for a card (CM17) or by Detect Magic (CM-r29). */
export function look(G: CheatyMagesG, playerID: PlayerID, lane: Lane, cost: Spell | null): void {
  const down = cornerAt(G, lane).spells.filter(({ isDown }) => isDown);
  for (const placed of down) {
    if (placed.seenBy.includes(playerID)) continue;
    noticeSeen(G, playerID, placed.spell);
    placed.seenBy.push(playerID);
    placed.seenBy.sort();
  }
  const spells = down.map(({ spell }) => spell);
  tellLook(G, playerID, lane, cost, spells);
}

/** Takes a spell out of a fighter's row. */
function takeFrom(G: CheatyMagesG, lane: Lane, index: number): PlacedSpell {
  const [placed] = cornerAt(G, lane).spells.splice(index, 1);
  if (placed === undefined) throw new Error('there is no such spell');
  return placed;
}

/** A Support that stays goes to the discards. */
function takeLasting(G: CheatyMagesG, spell: Lasting): void {
  const index = G.lasting.findIndex((one) => one.spell === spell);
  if (index < 0) throw new Error(`${spell} is not on the table`);
  G.lasting.splice(index, 1);
  G.discard.push(spell);
}

interface Casting extends Drawing {
  readonly playerID: PlayerID;
}

type AtOnce = Exclude<Support, Lasting>;

/** What each Support does; gives the seat that has to answer before the turn is over, where one has to. */
const EFFECT: Readonly<Record<AtOnce, Aimed<readonly Target[], Casting, PlayerID | undefined>>> = {
  'detect-magic': ({ G, playerID }, [lane]) => {
    look(G, playerID, lane, null);
  },

  /** A spell beside a fighter, or a Support that stays, goes to the discards (CM25). */
  'dispel-magic': ({ G, playerID }, aim) => {
    if (aim.length === 1) {
      const [spell] = aim;
      takeLasting(G, spell);
      if (G.journal !== null) tell(G, 'dispel-lasting', playerID, { spell: spellFact(spell) });
      return;
    }
    const [lane, index] = aim;
    const gone = takeFrom(G, lane, index);
    uncover(G, gone);
    G.discard.push(gone.spell);
    if (G.journal === null) return;
    const facts = { ...fighterFacts(G, lane), spell: spellFact(gone.spell), place: index };
    tell(G, 'dispel', playerID, facts);
  },

  /** Draws a spell (CM-r31). */
  recall: (casting) => {
    const { G, playerID } = casting;
    const spell = nextSpell(casting);
    if (spell === undefined) throw new Error('there is nothing to draw');
    hold(at(G.hands, playerID), spell);
    if (G.journal !== null) tell(G, 'recall', playerID, {}, { [playerID]: { spell: spellFact(spell) } });
  },

  /** Its victim gives up a card before the turn is over (CM20). */
  amnesia: ({ G, playerID }, [target]) => {
    if (G.journal !== null) tell(G, 'amnesia', playerID, { target: seatFact(target) });
    return target;
  },

  /** One of the own bets for another number (CM21). */
  imitation: ({ G, playerID }, [from, to]) => {
    const bets = at(G.bets, playerID);
    bets.splice(bets.indexOf(from), 1, to);
    bets.sort();
    if (G.journal === null) return;
    const secret = { from: termFact(`lanes.${from}`), to: termFact(`lanes.${to}`) };
    tell(G, 'imitation', playerID, {}, { [playerID]: secret });
  },

  /** Another judge; what was laid on the old one goes with him (CM23, CM24). */
  'dimension-door': (casting) => {
    const { G, playerID } = casting;
    const old = G.judge;
    G.judge = nextJudge(casting);
    G.judgeDiscard.push(old);
    if (G.lasting.some(({ spell }) => spell === 'confusion')) takeLasting(G, 'confusion');
    if (G.journal === null) return;
    tell(G, 'dimension-door', playerID, { old: judgeFact(old), judge: judgeFact(G.judge) });
  },

  /** Another fighter in the same place, with the spells and bets that are there (CM19). */
  metamorphosis: (casting, [lane]) => {
    const { G, playerID } = casting;
    const corner = cornerAt(G, lane);
    const old = corner.fighter;
    corner.fighter = nextFighter(casting);
    G.fighterDiscard.push(old);
    if (G.journal === null) return;
    tell(G, 'metamorphosis', playerID, { ...fighterFacts(G, lane), old: termFact(`fighters.${old}`) });
  },

  /** One spell goes to another fighter, as it lies (CM26). */
  alteration: ({ G, playerID }, [from, index, to]) => {
    const placed = takeFrom(G, from, index);
    cornerAt(G, to).spells.push(placed);
    if (G.journal === null) return;
    const facts = { from: termFact(`lanes.${from}`), place: index, to: termFact(`lanes.${to}`) };
    const fact = { spell: spellFact(placed.spell) };
    if (!placed.isDown) tell(G, 'alteration', playerID, { ...facts, ...fact });
    else {
      const secret = Object.fromEntries(placed.seenBy.map((seat) => [seat, fact]));
      tell(G, 'alteration-down', playerID, facts, secret);
    }
  },

  /** All of one fighter's spells go to the discards (CM-r40). */
  'anti-magic-field': ({ G, playerID }, [lane]) => {
    const gone = cornerAt(G, lane).spells.splice(0);
    for (const placed of gone) {
      uncover(G, placed);
      G.discard.push(placed.spell);
    }
    if (G.journal === null) return;
    const spells = spellsFact(gone.map(({ spell }) => spell));
    tell(G, 'anti-magic', playerID, { ...fighterFacts(G, lane), spells });
  },
} satisfies BySpell<AtOnce, Casting, PlayerID | undefined>;

/** A Support that stays lies at the judge (CM23) or in front of its seat (CM22). */
function lay(G: CheatyMagesG, playerID: PlayerID, spell: Lasting): void {
  G.lasting.push({ spell, playerID });
  tellPlain(G, spell, playerID);
}

/** A Support does what it says at once and goes to the discards, or stays (CM-r11). */
export function perform(casting: Casting, [spell, ...aim]: SpellArgs<Support>): PlayerID | undefined {
  const { G, playerID } = casting;
  show(G, playerID, spell);
  if (isLasting(spell)) {
    lay(G, playerID, spell);
    return undefined;
  }
  const asked = EFFECT[spell](casting, aim);
  G.discard.push(spell);
  return asked;
}
