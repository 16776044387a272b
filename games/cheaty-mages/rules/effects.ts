import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { CARD, type Lane, type Lasting, type Spell } from './components';
import { type Drawing, hold, nextFighter, nextJudge, nextSpell, show, take } from './decks';
import { couldBe } from './face-down';
import {
  tellAlteration,
  tellAmnesia,
  tellAntiMagic,
  tellDispel,
  tellDoor,
  tellImitation,
  tellLook,
  tellMetamorphosis,
  tellPlaced,
  tellPlain,
  tellRecall,
} from './journal';
import { noticeSeen, noticeShown } from './knowledge';
import { isUnder } from './legal';
import type { SpellArgs } from './schemas';
import type { CheatyMagesG, Corner, PlacedSpell } from './state';

/** What each spell does. */

function cornerAt({ corners }: CheatyMagesG, lane: Lane): Corner {
  const corner = corners[lane - 1];
  if (corner === undefined) throw new RangeError(`no fighter ${lane}`);
  return corner;
}

/**
 * A spell goes to the right end of a fighter's row: Directs lie open (CM-r9) but under Prismatic Ray (CM22), Enchants
 * face down (CM-r10) but for Reflection (CM18).
 */
export function place(G: CheatyMagesG, playerID: PlayerID, args: SpellArgs, isBribed: boolean): void {
  const spell = args[0];
  const lane = args[1] as Lane;
  const isDown = args[2] === 'down' || (CARD[spell].type === 'enchant' && spell !== 'reflection');
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

/** A spell beside a fighter, or a Support that stays, goes to the discards (CM25). */
function dispel(G: CheatyMagesG, playerID: PlayerID, args: SpellArgs): void {
  if (typeof args[1] === 'string') {
    const index = G.lasting.findIndex(({ spell }) => spell === args[1]);
    const [gone] = G.lasting.splice(index, 1);
    if (gone === undefined) throw new Error(`${args[1]} is not on the table`);
    G.discard.push(gone.spell);
    tellDispel(G, playerID, gone.spell, null);
    return;
  }
  const lane = args[1] as Lane;
  const [gone] = cornerAt(G, lane).spells.splice(Number(args[2]), 1);
  if (gone === undefined) throw new Error('there is no such spell');
  uncover(G, gone);
  G.discard.push(gone.spell);
  tellDispel(G, playerID, gone.spell, [lane, Number(args[2])]);
}

/** Draws a spell (CM-r31). */
function recall(drawing: Drawing, playerID: PlayerID): void {
  const spell = nextSpell(drawing);
  if (spell === undefined) throw new Error('there is nothing to draw');
  hold(at(drawing.G.hands, playerID), spell);
  tellRecall(drawing.G, playerID, spell);
}

/** One of the own bets for another number (CM21). */
function imitate(G: CheatyMagesG, playerID: PlayerID, from: Lane, to: Lane): void {
  const bets = at(G.bets, playerID);
  bets.splice(bets.indexOf(from), 1, to);
  bets.sort();
  tellImitation(G, playerID, from, to);
}

/** Another judge; what was laid on the old one goes with him (CM23, CM24). */
function replaceJudge(drawing: Drawing, playerID: PlayerID): void {
  const { G } = drawing;
  const old = G.judge;
  G.judge = nextJudge(drawing);
  G.judgeDiscard.push(old);
  const index = G.lasting.findIndex(({ spell }) => spell === 'confusion');
  if (index >= 0) {
    G.lasting.splice(index, 1);
    G.discard.push('confusion');
  }
  tellDoor(G, playerID, old);
}

/** Another fighter in the same place, with the spells and bets that are there (CM19). */
function exchangeFighter(drawing: Drawing, playerID: PlayerID, lane: Lane): void {
  const { G } = drawing;
  const corner = cornerAt(G, lane);
  const old = corner.fighter;
  corner.fighter = nextFighter(drawing);
  G.fighterDiscard.push(old);
  tellMetamorphosis(G, playerID, lane, old);
}

/** One spell goes to another fighter, as it lies (CM26). */
function alter(G: CheatyMagesG, playerID: PlayerID, from: Lane, index: number, to: Lane): void {
  const [placed] = cornerAt(G, from).spells.splice(index, 1);
  if (placed === undefined) throw new Error('there is no such spell');
  cornerAt(G, to).spells.push(placed);
  tellAlteration(G, playerID, [from, index], to, placed);
}

/** All of one fighter's spells go to the discards (CM-r40). */
function clear(G: CheatyMagesG, playerID: PlayerID, lane: Lane): void {
  const gone = cornerAt(G, lane).spells.splice(0);
  for (const placed of gone) {
    uncover(G, placed);
    G.discard.push(placed.spell);
  }
  const spells = gone.map(({ spell }) => spell);
  tellAntiMagic(G, playerID, lane, spells);
}

/** A Support that stays lies at the judge (CM23) or in front of its seat (CM22). */
function lay(G: CheatyMagesG, playerID: PlayerID, spell: Lasting): void {
  show(G, playerID, spell);
  G.lasting.push({ spell, playerID });
  tellPlain(G, spell, playerID);
}

/** A Support does what it says at once and goes to the discards, or stays (CM-r11). */
export function perform(drawing: Drawing, playerID: PlayerID, args: SpellArgs): void {
  const { G } = drawing;
  const spell = args[0];
  if (spell === 'confusion' || spell === 'invisibility' || spell === 'prismatic-ray') {
    lay(G, playerID, spell);
    return;
  }
  show(G, playerID, spell);
  const lane = args[1] as Lane;
  switch (spell) {
    case 'detect-magic':
      look(G, playerID, lane, null);
      break;
    case 'dispel-magic':
      dispel(G, playerID, args);
      break;
    case 'recall':
      recall(drawing, playerID);
      break;
    case 'imitation':
      imitate(G, playerID, lane, args[2] as Lane);
      break;
    case 'dimension-door':
      replaceJudge(drawing, playerID);
      break;
    case 'metamorphosis':
      exchangeFighter(drawing, playerID, lane);
      break;
    case 'alteration':
      alter(G, playerID, lane, Number(args[2]), args[3] as Lane);
      break;
    case 'anti-magic-field':
      clear(G, playerID, lane);
      break;
    case 'amnesia':
      tellAmnesia(G, playerID, String(args[1]));
  }
  G.discard.push(spell);
}
