import type { Ctx } from 'boardgame.io';
import { BOUTS, FIGHTER, handSizes, type Lane, type Spell } from '../rules/components';
import { isBannedBy } from '../rules/face-down';
import { SPELL } from '../rules/spells';
import type { CheatyMagesG } from '../rules/state';
import { payFor } from '../rules/verdict';
import { type Bench, benchOf, boostOf, heatOf, oddsFor, weigh, worthOf } from './belief';

// The rest of a bout, played out quickly and by rule of thumb: each seat, from its own cards, its own bets
// and what it knows of the rows, places what swings its bets most, and passes when nothing does.

/** What one seat reckons with. */
interface Player {
  hand: Spell[];
  readonly isBanned: (spell: Spell) => boolean;
  /** Pay by fighter, 0 where it has not bet. */
  readonly pay: number[];
  readonly change: number[];
  readonly mana: number[];
  readonly hidden: number[];
  readonly weights: number[];
  hasPassed: boolean;
  /** What a card has to bring to be given up. */
  readonly cost: number;
}

interface Outlook {
  readonly base: readonly number[];
  readonly sign: readonly number[];
  readonly bench: Bench;
  readonly isReflected: readonly boolean[];
  readonly players: readonly Player[];
  heat: number;
}

const BETS: readonly (readonly Lane[])[] = Array.from({ length: 31 }, (_, bits) =>
  ([1, 2, 3, 4, 5] as const).filter((lane) => (bits + 1) & (1 << (lane - 1))),
).filter(({ length }) => length <= 3);

/** What a seat that has not bet yet bets on, by its own hand. */
function betFor(G: CheatyMagesG, seat: number, isBanned: (spell: Spell) => boolean): readonly Lane[] {
  const fighters = G.corners.map(({ fighter }) => fighter);
  const hand = G.hands[seat] ?? [];
  const boosts = fighters.map((fighter) =>
    boostOf(FIGHTER[fighter].isReversed ? -1 : 1, hand, (spell) => !isBanned(spell)),
  );
  const { weights, prizes } = oddsFor(fighters, boosts);
  let best: readonly Lane[] = [1];
  let most = -1;
  for (const bets of BETS) {
    const worth = worthOf(weights, prizes, bets);
    if (worth > most) [best, most] = [bets, worth];
  }
  return best;
}

const ARE_BANNED = new Map<string, (spell: Spell) => boolean>();
function bansOf(judge: CheatyMagesG['judge']): (spell: Spell) => boolean {
  let isBanned = ARE_BANNED.get(judge);
  if (isBanned === undefined) {
    isBanned = (spell) => isBannedBy(judge, spell);
    ARE_BANNED.set(judge, isBanned);
  }
  return isBanned;
}
const nothing = (): boolean => false;

const isPlaceable = (spell: Spell): boolean => SPELL[spell].type !== 'support' && spell !== 'reflection';

function playerOf(G: CheatyMagesG, seat: number): Player {
  const playerID = String(seat);
  const isInvisible = G.lasting.some((one) => one.spell === 'invisibility' && one.playerID === playerID);
  const isBanned = isInvisible ? nothing : bansOf(G.judge);
  const own = G.bets[seat] ?? [];
  const bets = own.length > 0 ? own : betFor(G, seat, isBanned);
  const change: number[] = [];
  const mana: number[] = [];
  const hidden: number[] = [];
  const pay: number[] = [];
  for (const [index, { fighter, spells }] of G.corners.entries()) {
    let [changed, spent, unknown, prize] = [0, 0, 0, FIGHTER[fighter].prize];
    for (const { spell, isDown, seenBy } of spells) {
      if (isDown && !seenBy.includes(playerID)) {
        unknown++;
        continue;
      }
      changed += SPELL[spell].strength;
      spent += SPELL[spell].mana;
      if (spell === 'cause-unpopularity') prize *= 2;
    }
    change.push(changed);
    mana.push(spent);
    hidden.push(unknown);
    pay.push(bets.includes((index + 1) as Lane) ? payFor(prize, bets.length) : 0);
  }
  const hand = G.hands[seat] ?? [];
  const { drawn, limit } = handSizes(G.hands.length);
  return {
    hand: hand.filter((spell) => isPlaceable(spell) && !isBanned(spell)),
    isBanned,
    pay,
    change,
    mana,
    hidden,
    weights: [0, 0, 0, 0, 0],
    hasPassed: G.seats[seat]?.hasPassed === true && own.length > 0,
    cost: G.bout === BOUTS ? 0.03 : hand.length + drawn > limit ? 0.03 : 0.25,
  };
}

function weightAt({ base, sign, bench, heat }: Outlook, player: Player, index: number): number {
  const strength = (base[index] ?? 0) + (sign[index] ?? 1) * (player.change[index] ?? 0);
  return weigh(strength, base[index] ?? 0, player.mana[index] ?? 0, player.hidden[index] ?? 0, bench, heat);
}

/** The best a seat can do; where nothing is worth its card, nothing. */
function choose(outlook: Outlook, player: Player): readonly [Spell, number] | undefined {
  const { base, sign, bench, heat, isReflected } = outlook;
  let total = 0;
  let own = 0;
  for (let index = 0; index < 5; index++) {
    const weight = weightAt(outlook, player, index);
    player.weights[index] = weight;
    total += weight;
    own += weight * (player.pay[index] ?? 0);
  }
  const now = own / total;
  let best = now + player.cost;
  let found: readonly [Spell, number] | undefined;
  for (const [place, spell] of player.hand.entries()) {
    if (player.hand[place - 1] === spell) continue;
    const { strength, mana } = SPELL[spell];
    for (let index = 0; index < 5; index++) {
      if (isReflected[index]) continue;
      const bare = base[index] ?? 0;
      const turn = sign[index] ?? 1;
      const after = weigh(
        bare + turn * ((player.change[index] ?? 0) + strength),
        bare,
        (player.mana[index] ?? 0) + mana,
        player.hidden[index] ?? 0,
        bench,
        heat,
      );
      const before = player.weights[index] ?? 0;
      const pay = player.pay[index] ?? 0;
      const doubled = spell === 'cause-unpopularity' ? 2 * pay : pay;
      const value = (own - before * pay + after * doubled) / (total - before + after);
      if (value > best) {
        best = value;
        found = [spell, index];
      }
    }
  }
  return found;
}

function put({ players }: Outlook, by: Player, spell: Spell, index: number): void {
  const { strength, mana, type } = SPELL[spell];
  by.hand.splice(by.hand.indexOf(spell), 1);
  for (const player of players) {
    if (player !== by && type === 'enchant') {
      player.hidden[index] = (player.hidden[index] ?? 0) + 1;
      continue;
    }
    player.change[index] = (player.change[index] ?? 0) + strength;
    player.mana[index] = (player.mana[index] ?? 0) + mana;
    if (spell === 'cause-unpopularity') player.pay[index] = 2 * (player.pay[index] ?? 0);
  }
}

/** How the fighters stand when all lies open. */
export interface Finish {
  readonly change: readonly number[];
  readonly mana: readonly number[];
  readonly prizes: readonly number[];
  readonly bets: readonly (readonly Lane[])[];
  /** Cards left, by seat. */
  readonly left: readonly number[];
}

/** Who is to act first, in the bout as it stands. */
function firstOf(G: CheatyMagesG, ctx: Ctx): number {
  if (ctx.phase === 'bet') return Number(G.starter);
  return Number(ctx.currentPlayer) + (ctx.activePlayers === null ? 0 : 1);
}

/** Plays the bout to its end; deterministic, and `G` is left as it is. */
export function rollOut(G: CheatyMagesG, ctx: Ctx): Finish {
  const players = G.hands.map((_, seat) => playerOf(G, seat));
  const isConfused = G.lasting.some(({ spell }) => spell === 'confusion');
  const outlook: Outlook = {
    base: G.corners.map(({ fighter }) => FIGHTER[fighter].strength),
    sign: G.corners.map(({ fighter }) => (FIGHTER[fighter].isReversed ? -1 : 1)),
    bench: benchOf(G.judge, isConfused),
    isReflected: G.corners.map(({ spells }) => spells.some(({ spell }) => spell === 'reflection')),
    players,
    heat: 1,
  };
  const change = G.corners.map(({ spells }) =>
    spells.reduce((sum, { spell }) => sum + SPELL[spell].strength, 0),
  );
  const mana = G.corners.map(({ spells }) => spells.reduce((sum, { spell }) => sum + SPELL[spell].mana, 0));
  const prizes = G.corners.map(({ fighter, spells }) =>
    spells.reduce(
      (prize, { spell }) => (spell === 'cause-unpopularity' ? 2 * prize : prize),
      FIGHTER[fighter].prize,
    ),
  );
  const left = G.hands.map((hand) => hand.length);
  let [waiting, seat, cards] = [0, firstOf(G, ctx), 0];
  for (const player of players)
    if (!player.hasPassed) {
      waiting++;
      cards += player.hand.length;
    }
  while (waiting > 0) {
    const index = seat++ % players.length;
    const player = players[index];
    if (player === undefined || player.hasPassed) continue;
    outlook.heat = heatOf(cards);
    const found = player.hand.length === 0 ? undefined : choose(outlook, player);
    if (found === undefined) {
      player.hasPassed = true;
      waiting--;
      cards -= player.hand.length;
      continue;
    }
    const [spell, lane] = found;
    put(outlook, player, spell, lane);
    change[lane] = (change[lane] ?? 0) + SPELL[spell].strength;
    mana[lane] = (mana[lane] ?? 0) + SPELL[spell].mana;
    if (spell === 'cause-unpopularity') prizes[lane] = 2 * (prizes[lane] ?? 0);
    left[index] = (left[index] ?? 1) - 1;
    cards--;
  }
  const bets = players.map(({ pay }) =>
    pay.flatMap((coins, index) => (coins > 0 ? [(index + 1) as Lane] : [])),
  );
  return { change, mana, prizes, bets, left };
}
