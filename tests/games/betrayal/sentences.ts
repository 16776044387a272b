import { isDeepStrictEqual } from 'node:util';
import { explorers } from '@games/betrayal/explorers/printed';
import { topAsk } from '@games/betrayal/rules/agenda';
import { TRAITS, type Trait } from '@games/betrayal/rules/components';
import { placeOf } from '@games/betrayal/rules/figures';
import { behind, doorsOf } from '@games/betrayal/rules/house';
import { figure as figureFact } from '@games/betrayal/rules/journal';
import type { BetrayalG } from '@games/betrayal/rules/state';
import type { BetrayalView, Choice } from '@games/betrayal/rules/view';
import { distancesFrom, waysFrom } from '@games/betrayal/rules/ways';
import type { Check, Said, Sentences } from '@tests/contract/sentences';
import { type Facts, seatIn } from '@/kit/journal';
import { aimsFor, isDangerous, seenBy } from './plans/aims';
import { words } from './words';

type Of = Said<BetrayalG, BetrayalView>;
type One = Check<BetrayalG, BetrayalView>;

/** What is done beside the point of a turn, or ends it. */
const BY_THE_WAY: readonly string[] = ['go', 'discover', 'end', 'drop', 'trade'];

const termIn = (fact: unknown): string =>
  String((fact as { readonly term?: unknown } | undefined)?.term ?? '');
const choiceOf = ({ view, action }: Of): Choice | undefined =>
  view.choices.find((one) => one.move === action.move && isDeepStrictEqual(one.args, action.args));
const roomOf = ({ view, playerID }: Of): string => view.explorers[Number(playerID)]?.room ?? '';
const told = ({ after }: Of, kind: string): readonly Facts[] =>
  (after().G.journal ?? []).flatMap((entry) => (entry.kind === kind ? [entry.facts] : []));

/** All that lies on a table, written out once for each view. */
const written = new WeakMap<BetrayalView, string>();
function onTable(view: BetrayalView): string {
  const known = written.get(view);
  if (known !== undefined) return known;
  const { tiles, explorers, piles, monsters, ask, tokens, slices } = view;
  const text = JSON.stringify([tiles, explorers, piles, monsters, ask, tokens, slices]);
  written.set(view, text);
  return text;
}

/** Every room, card and seat that a sentence names is one of this table, or of what is asked. */
const named: One = ({ view, facts, action }) =>
  Object.values(facts).every((fact) => {
    const seat = (fact as { readonly seat?: string } | null)?.seat;
    if (seat !== undefined) return view.explorers[Number(seat)] !== undefined;
    const [kind = '', name = ''] = termIn(fact).split('.');
    if (!['rooms', 'cards', 'tokens'].includes(kind)) return true;
    return action.args.includes(name) || onTable(view).includes(name);
  });

/** One goes to the room that is named, or only so far on the way as one is let. */
const goes: One = (said) => {
  const there = said.after().G.explorers[Number(said.playerID)]?.room;
  const path = choiceOf(said)?.path ?? [];
  const room = termIn(said.facts.room).replace('rooms.', '');
  const isAsked = topAsk(said.after().G)?.kind !== 'turn';
  return (
    room === said.action.args[0] &&
    (there === room || (isAsked && (there === roomOf(said) || path.includes(there as never))))
  );
};

/** A figure without its number among several: the journal has it, a button names whom it is beside. */
const unnumbered = (fact: unknown) => {
  if (typeof fact !== 'object' || fact === null) return fact;
  const { nth: _, ...rest } = fact as Readonly<Record<string, unknown>>;
  return rest;
};

/** Whoever is attacked is named; before it comes to that somebody may be asked. */
const attacks: One = (said) => {
  const [entry] = told(said, 'attack');
  return entry === undefined
    ? said.after().G.agenda.length > 0
    : isDeepStrictEqual(unnumbered(entry.target), unnumbered(said.facts.target));
};

const holds = ({ after, playerID }: Of, card: unknown): boolean =>
  JSON.stringify(after().G.explorers[Number(playerID)]?.cards ?? []).includes(`"${String(card)}"`);

const exact: Readonly<Record<string, One>> = {
  go: goes,
  discover: (said) =>
    termIn(said.facts.room) === `rooms.${said.action.args[0]}` &&
    (said.after().G.tiles.length > said.view.tiles.length ||
      said.after().G.stack.length < said.view.stackCount ||
      !isDeepStrictEqual(said.after().G.agenda.at(-1), said.position.G.agenda.at(-1))),
  end: ({ action, after, view }) =>
    action.move === 'end' &&
    (after().G.turn.number !== view.turn.number || topAsk(after().G)?.kind !== 'turn'),
  place: (said) => {
    const tile = said.after().G.tiles.find(({ room }) => `rooms.${room}` === termIn(said.facts.room));
    const doors = tile === undefined ? [] : doorsOf(seenBy(said.view).box, tile);
    return isDeepStrictEqual(said.facts.doors, { terms: doors.map((door) => `directions.${door}`) });
  },
  attack: attacks,
  'attack-with': attacks,
  'attack-with-trait': attacks,
  drop: (said) => !holds(said, said.action.args[0]),
  take: (said) => holds(said, said.action.args[0]),
};

/** Throws of the dice that are tried in one position, and how far from what was said so many may be by chance. */
const THROWS = 40;
const STANDARD_ERRORS = 4.5;

/** The position with other dice to come. */
const withDice = ({ position }: Of, seed: string): Of['position'] => {
  const { random } = position.plugins;
  const plugins = { ...position.plugins, random: { ...random, data: { seed, position: 0 } } };
  return { ...position, plugins } as Of['position'];
};

const totals = (G: BetrayalG): readonly number[] =>
  (G.journal ?? []).flatMap(({ kind, facts }) =>
    kind === 'roll' || kind === 'roll-dice' ? [Number(facts.total)] : [],
  );

const DAGGER = 'sacrificial-dagger';

/** What the dice of the nth throw come to; the price of the Sacrificial Dagger is paid at once. */
function thrownIn(said: Of, n: number): readonly number[] {
  const from = withDice(said, `dice ${said.position._stateID} ${n}`);
  const next = said.step(from, said.playerID, said.action);
  const first = totals(next.G);
  const asked = topAsk(next.G);
  const isPrice = said.action.args.includes(DAGGER) && first.length === 1 && asked?.kind === 'pick';
  if (!isPrice || asked.seat !== said.playerID) return first;
  const paid = said.step(next, said.playerID, { move: 'answer', args: [dearest(said)] });
  return [...first, ...totals(paid.G)];
}

/** Of what the mind may lose the trait that has more left. */
function dearest({ view, playerID }: Of): string {
  const { sanity = 0, knowledge = 0 } = view.explorers[Number(playerID)]?.traits ?? {};
  return sanity >= knowledge ? 'sanity' : 'knowledge';
}

const ROLL = { move: 'answer', args: ['roll'] } as const;

/** What the dice come to when whoever rolls does this first, and then leaves them as they fall. */
const leftAlone =
  (action: Of['action']) =>
  (said: Of, n: number): readonly number[] => {
    const from = withDice(said, `dice ${said.position._stateID} ${n}`);
    let next = said.step(from, said.playerID, action);
    const all = [...totals(next.G)];
    const isAskedAgain = () => {
      const asked = topAsk(next.G);
      return asked?.seat === said.playerID && /^(before|after)-roll$/.test(asked.kind);
    };
    while (all.length === 0 && isAskedAgain()) {
      next = said.step(next, said.playerID, ROLL);
      all.push(...totals(next.G));
    }
    return all;
  };

/** Whether a roll is as likely to come out well as was said, by throwing the dice; nobody is asked in between. */
function isAsLikely(
  said: Of,
  percent: unknown,
  isHit: (totals: readonly number[]) => boolean | undefined,
  throwIn: (said: Of, n: number) => readonly number[] = thrownIn,
): boolean {
  let thrown = 0;
  let hit = 0;
  for (let n = 0; n < THROWS; n++) {
    const isGood = isHit(throwIn(said, n));
    if (isGood === undefined) continue;
    thrown++;
    if (isGood) hit++;
  }
  const chance = Number(percent) / 100;
  // Half a percent is lost in the rounding.
  const error =
    Math.sqrt(Math.max(0.0025, chance * (1 - chance)) * Math.max(thrown, 1)) * STANDARD_ERRORS +
    0.005 * thrown;
  return Math.abs(hit - chance * thrown) <= error;
}

/** What the roll for the Sacrificial Dagger has to reach for an attack. */
const MASTERED = 3;

/** Whether whoever throws is asked nothing before the fight is over: else what was lost already would be counted alone. */
const isFoughtAtOnce = (said: Of): boolean =>
  Array.from({ length: THROWS }, (_, n) => thrownIn(said, n)).every(
    (thrown) => (thrown[0] ?? 0) < MASTERED || thrown.length > 2,
  );

const isFoeIn = ({ view, playerID }: Of, room: unknown): boolean =>
  view.monsters.some(
    (one) =>
      one.room === room &&
      one.stunned === 0 &&
      one.mover !== playerID &&
      one.fightsFor !== view.haunt?.sides[Number(playerID)],
  );

/** Who goes: the explorer, or a monster that its player leads. */
const isLed = ({ view }: Of): boolean => view.ask?.kind === 'monster';
const walkerOf = (said: Of): string => (isLed(said) ? String(said.action.args[0]) : said.playerID);
/** The room that is gone to, and the one that a sentence names. */
const goalIn = (said: Of): string => String(said.action.args[isLed(said) ? 1 : 0]);
const namedIn = ({ facts }: Of): string => termIn(facts.room).replace('rooms.', '');
const whereIs = ({ view }: Of, figure: string): string | undefined =>
  (view.monsters.find(({ id }) => id === figure) ?? view.explorers[Number(figure)])?.room;

const ownOf = (said: Of): readonly string[] => said.view.goal?.own?.[walkerOf(said)] ?? [];
/** A room in which the side, or whoever goes in its name, has something to do. */
const isNamedTo = (said: Of, room: string): boolean =>
  (said.view.goal?.own?.[walkerOf(said)] ?? said.view.goal?.rooms ?? []).includes(room);
/** Whoever is named is one whom the side is after, and is in the room. */
const isHuntedIn = (said: Of, room: string): boolean =>
  (said.view.goal?.prey ?? []).some(
    (figure) =>
      whereIs(said, figure) === room && isDeepStrictEqual(said.facts.target, figureFact(said.view, figure)),
  );
/** The next step of the side, as its reader is told it: said of the room alone in which it is done. */
function nextOf({ view, playerID }: Of, room: string): unknown {
  const { kind = '', facts = {} } = view.goal?.next ?? {};
  if (termIn(facts.room) !== `rooms.${room}`) return undefined;
  const isMine = Object.values(facts).some((fact) => seatIn(fact) === playerID);
  return { sentence: [...(isMine ? [`next.${kind}-mine`] : []), `next.${kind}`], facts };
}

const stepsFrom = (said: Of, room: string): ReadonlyMap<string, number> =>
  distancesFrom(seenBy(said.view), room, walkerOf(said));
/** No step is lost that way: from there it is as much nearer as there is far. */
function isOnTheWay(said: Of): boolean {
  const here = stepsFrom(said, whereIs(said, walkerOf(said)) ?? '');
  const gone = here.get(goalIn(said)) ?? Number.NaN;
  const left = stepsFrom(said, goalIn(said)).get(namedIn(said)) ?? Number.NaN;
  return gone > 0 && gone + left === here.get(namedIn(said));
}
/** One makes for a room one is not in, and to which there is a way. */
const isElsewhere = (said: Of): boolean =>
  namedIn(said) !== roomOf(said) &&
  aimsFor(said.view, said.playerID).includes(namedIn(said)) &&
  stepsFrom(said, roomOf(said)).has(namedIn(said));

const stepsToNamed = (said: Of): number =>
  stepsFrom(said, roomOf(said)).get(namedIn(said)) ?? Number.POSITIVE_INFINITY;
/** No way on from this side of the barrier is as short as the one that is made for. */
const isCutOff = (said: Of): boolean =>
  waysFrom(seenBy(said.view), said.playerID, placeOf(said.view, said.playerID)).every(
    ({ to }) => to === null || stepsFrom(said, to.room).get(namedIn(said)) !== stepsToNamed(said) - 1,
  );

const startOf = (id: string, trait: Trait): number => {
  const { track, start } = explorers[id as keyof typeof explorers].traits[trait];
  return track[start - 1] ?? Number.NaN;
};

const reasons: Readonly<Record<string, One>> = {
  odds: (said) => {
    const { from, percent } = said.facts;
    return isAsLikely(said, percent, ([first]) => (first === undefined ? undefined : first >= Number(from)));
  },
  'odds-ends': (said) => {
    const { from, percent, upTo, low } = said.facts;
    const first = (isHit: (total: number) => boolean) => (totals: readonly number[]) =>
      totals[0] === undefined ? undefined : isHit(totals[0]);
    return (
      Number(upTo) < Number(from) &&
      isAsLikely(
        said,
        percent,
        first((total) => total >= Number(from)),
      ) &&
      isAsLikely(
        said,
        low,
        first((total) => total <= Number(upTo)),
      )
    );
  },
  'odds-lift': (said) => {
    const { from, was, percent } = said.facts;
    const isHit = ([first]: readonly number[]) => (first === undefined ? undefined : first >= Number(from));
    return (
      isAsLikely(said, percent, isHit, leftAlone(said.action)) &&
      isAsLikely(said, was, isHit, leftAlone(ROLL))
    );
  },
  'odds-lift-fight': (said) => {
    const { was, percent } = said.facts;
    const isWon = ([own, theirs]: readonly number[]) =>
      own === undefined || theirs === undefined ? undefined : own > theirs;
    return (
      isAsLikely(said, percent, isWon, leftAlone(said.action)) &&
      isAsLikely(said, was, isWon, leftAlone(ROLL))
    );
  },
  'odds-fight': (said) => {
    const isMastered = said.action.args.includes(DAGGER);
    if (isMastered && !isFoughtAtOnce(said)) return true;
    return isAsLikely(said, said.facts.percent, (thrown) => {
      const [own, theirs] = isMastered ? thrown.slice(1) : thrown;
      if (isMastered && (thrown[0] ?? 0) < MASTERED) return false;
      return own === undefined || theirs === undefined ? undefined : own > theirs;
    });
  },
  goal: (said) => isNamedTo(said, goalIn(said)),
  'goal-own': (said) => ownOf(said).includes(goalIn(said)),
  'goal-next': (said) =>
    isNamedTo(said, goalIn(said)) && isDeepStrictEqual(said.facts.next, nextOf(said, goalIn(said))),
  way: (said) => isOnTheWay(said) && isNamedTo(said, namedIn(said)),
  'way-own': (said) => isOnTheWay(said) && ownOf(said).includes(namedIn(said)),
  'way-prey': (said) => isOnTheWay(said) && isHuntedIn(said, namedIn(said)),
  prey: (said) => isHuntedIn(said, goalIn(said)),
  'odds-way': (said) => {
    const { from, percent } = said.facts;
    const isHit = ([first]: readonly number[]) => (first === undefined ? undefined : first >= Number(from));
    return isElsewhere(said) && isCutOff(said) && isAsLikely(said, percent, isHit);
  },
  here: (said) => said.action.move === 'end' && isNamedTo(said, roomOf(said)),
  'here-monster': (said) => isNamedTo(said, whereIs(said, String(said.action.args[0])) ?? ''),
  done: ({ action, legal }) =>
    action.move === 'end' && legal.every(({ move }) => ['end', 'drop', 'trade'].includes(move)),
  'no-way': (said) =>
    aimsFor(said.view, said.playerID).includes(namedIn(said)) &&
    !stepsFrom(said, roomOf(said)).has(namedIn(said)),
  guarded: (said) => isFoeIn(said, namedIn(said)) && isElsewhere(said),
  meanwhile: isElsewhere,
  away: (said) => isFoeIn(said, roomOf(said)) && !isFoeIn(said, said.action.args[0]),
  things: ({ view, action }) =>
    view.piles.some(({ room, cards }) => room === action.args[0] && cards.length > 0),
  door: ({ legal, action }) =>
    legal.some(({ move, args }) => move === 'discover' && args[0] === action.args[0]),
  unknown: ({ view, facts, position }) =>
    facts.left === view.stackCount && position.G.stack.length === facts.left,
  'best-start': ({ facts, action, legal }) => {
    const trait = termIn(facts.trait).replace('traits.', '') as Trait;
    const [own = 0, ...others] = [action, ...legal.filter((one) => one !== action)].map(({ args: [id] }) =>
      startOf(String(id), trait),
    );
    return facts.value === own && others.every((other) => other <= own);
  },
  'all-starts': ({ facts, action }) =>
    facts.total === TRAITS.reduce((sum, trait) => sum + startOf(String(action.args[0]), trait), 0),
  left: (said) => {
    const before = said.view.explorers[Number(said.playerID)]?.traits;
    const after = said.after().G.explorers[Number(said.playerID)]?.traits;
    if (before === undefined || after === undefined) return false;
    const trait = termIn(said.facts.trait).replace('traits.', '') as Trait;
    const lowered = TRAITS.filter((one) => after[one] < before[one]);
    return after[trait] === said.facts.left && lowered.every((one) => after[one] >= after[trait]);
  },
  keeps: ({ facts, action, legal }) => {
    const card = termIn(facts.card).replace('cards.', '');
    return action.args[0] === 'roll' && legal.some(({ args }) => String(args[0]).includes(card));
  },
  after: (said) =>
    isDeepStrictEqual(said.facts.target, figureFact(said.view, String(said.action.args[1]))) &&
    (said.view.goal?.own?.[walkerOf(said)] !== undefined ||
      (said.view.goal?.prey ?? []).includes(String(said.action.args[1]))),
  weakest: (said) => {
    const [monster, target] = said.action.args.map(String);
    const prey = said.legal.flatMap(({ move, args }) =>
      move === 'go' && args[0] === monster && said.view.values[String(args[1])] !== undefined
        ? [String(args[1])]
        : [],
    );
    const might = (one = ''): number => said.view.values[one]?.might ?? Number.POSITIVE_INFINITY;
    return (
      prey.length > 1 &&
      might(target) === said.facts.might &&
      prey.every((one) => might(one) >= might(target)) &&
      isDeepStrictEqual(said.facts.target, figureFact(said.view, String(target)))
    );
  },
  meets: (said) => {
    const { G } = said.after();
    const { box } = seenBy(said.view);
    const room = said.view.ask?.kind === 'place' ? said.view.ask.room : undefined;
    const tile = G.tiles.find((one) => one.room === room);
    return (
      tile !== undefined &&
      doorsOf(box, tile).filter((door) => behind(G, box, tile, door) !== undefined).length ===
        said.facts.meets
    );
  },
  'nothing-here': (said) =>
    said.legal.every(({ move }) => BY_THE_WAY.includes(move)) &&
    aimsFor(said.view, said.playerID).every((room) => isDangerous(said.view, said.playerID, room)),
};

const { hints } = words('en').messages as {
  readonly hints: { readonly actions: Readonly<Record<string, string>> };
};

export const sentences: Sentences<BetrayalG, BetrayalView> = {
  actions: { ...Object.fromEntries(Object.keys(hints.actions).map((kind) => [kind, named])), ...exact },
  reasons,
  isVast: true,
};
