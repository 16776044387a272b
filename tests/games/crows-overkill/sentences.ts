import {
  BIRDS,
  type Bird,
  type BirdCard,
  CARDS,
  type Card,
  COUNT,
  CRIES,
  HOURS,
  KIND,
  KINDS,
  type Kind,
} from '@games/crows-overkill/rules/components';
import type { CrowsOverkillG } from '@games/crows-overkill/rules/state';
import type { CrowsOverkillView } from '@games/crows-overkill/rules/view';
import { sillAfter } from '@games/crows-overkill/seat/forecast';
import { crowsOverkill } from '@games/crows-overkill/whole';
import { type Match, matchOf } from '@tests/contract/match';
import type { Said, Sentences } from '@tests/contract/sentences';
import { tableOf } from '@tests/table-of';
import type { Json, PlayerID } from '@/kit/action';
import { seatIn } from '@/kit/journal';
import { at } from '@/kit/seats';
import { layOut } from './arrange';

type Of = Said<CrowsOverkillG, CrowsOverkillView>;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const own = ({ view, playerID }: Of): readonly Bird[] => at(view.seats, playerID).birds;
const numberOf = (birds: readonly Bird[], kind: Kind) =>
  birds.reduce((sum, bird) => sum + (KIND[bird] === kind ? COUNT[bird] : 0), 0);
const birdsIn = (birds: readonly Bird[]) => birds.reduce((sum, bird) => sum + COUNT[bird], 0);
const limitAt = ({ view }: Of, kind: Kind) =>
  CRIES[HOURS[view.hour] ?? 'dragon'][kind] ?? Number.POSITIVE_INFINITY;
const isLoud = (said: Of, birds: readonly Bird[]) =>
  KINDS.some((kind) => numberOf(birds, kind) >= limitAt(said, kind));

/** Which kind a fact counts, and how many of it. */
function counted(fact: Json | undefined): { kind: Kind; count: number } {
  const { term, count } = fact as { term: string; count: number };
  return { kind: term.replace('counted.', '') as Kind, count };
}
/** So many birds of a kind, and how many cry at this hour. */
function saysHowMany(said: Of, birds: readonly Bird[]): { kind: Kind; isLoud: boolean } | undefined {
  const { facts, view } = said;
  const { kind, count } = counted(facts.birds);
  const limit = limitAt(said, kind);
  const isRight =
    numberOf(birds, kind) === count &&
    facts.limit === limit &&
    same(counted(facts.enough), { kind, count: limit }) &&
    same(facts.hour, { term: `hours.${HOURS[view.hour]}` });
  return isRight ? { kind, isLoud: count >= limit } : undefined;
}

const told = ({ after }: Of, kind: string) =>
  (after().G.journal ?? []).filter((entry) => entry.kind === kind);
const actorOf = ({ facts }: Of) => seatIn(facts.actor) ?? '';
const targetOf = ({ facts }: Of): PlayerID => seatIn(facts.target) ?? '';
const cardIn = (fact: Json | undefined) =>
  (fact as { term?: string } | undefined)?.term?.replace('cards.', '');

const matches = new Map<number, Match<CrowsOverkillG>>();
/** A match to play on by. */
function matchFor(numPlayers: number): Match<CrowsOverkillG> {
  const match = matches.get(numPlayers) ?? matchOf(crowsOverkill, { numPlayers, options: {}, seed: 'on' });
  matches.set(numPlayers, match);
  return match;
}

/** What everybody would see had the one asked let it happen. */
function unanswered(said: Of): CrowsOverkillG {
  const position = said.after();
  const { attack } = position.G;
  if (attack === null) return position.G;
  const match = matchFor(position.ctx.numPlayers);
  return match.step(position, String(attack.args[1]), { move: 'pass', args: [] })?.G ?? position.G;
}
/** The own birds of the kinds that the action is about, and whether some of them are gone by it, whoever answers. */
const rids = (said: Of, kind: Kind) =>
  numberOf(at(unanswered(said).seats, said.playerID).birds, kind) < numberOf(own(said), kind);

/** The cards by which a seat with such a sill could choose a bird of some kind, had it all of them. */
function picking({ view, ctx }: Of, kind: Kind): Set<string> {
  const all = { ...view, hand: CARDS, discard: [] };
  const actions = crowsOverkill.legal(all, ctx).filter(({ move }) => move === 'play' || move === 'kill');
  return new Set(
    actions
      .filter(
        ({ args }) =>
          args.slice(1).some((arg) => arg === kind || KIND[arg as Bird] === kind) &&
          !args.slice(1).some((arg) => arg === 'bat'),
      )
      .map(({ args }) => String(args[0])),
  );
}

/** What the next card of the birds' deck may be, by worlds: where the deck is out, the discards as they lie. */
const mayComeUp = ({ view, worlds }: Of): readonly BirdCard[] =>
  view.birdDeckCount === 0 ? view.birdDiscard : (worlds(1)[0]?.birdDeck ?? []);

/** What an attack would leave on the own sill: by letting it happen. */
function letHappen({ ctx, legal, worlds, playerID }: Of): CrowsOverkillG[] {
  const match = matchFor(ctx.numPlayers);
  const pass = legal.find(({ move }) => move === 'pass');
  if (pass === undefined) return [];
  return worlds(6).flatMap((G) => {
    const position = { ...match.start, G: { ...G, journal: [] }, ctx };
    const next = match.step(position, playerID, pass);
    return next === undefined ? [] : [next.G];
  });
}
const sills = (said: Of) => letHappen(said).map((G) => at(G.seats, said.playerID).birds);

const isTarget = ({ view, action }: Of, target: PlayerID) =>
  target !== view.playerID && String(action.args[1]) === target && !at(view.seats, target).isOut;

/** The action is done, or asked about, as it is said: with this card, at this seat, about these birds. */
function isDone(said: Of, isCopy: boolean): boolean {
  const { facts, action, after } = said;
  const [name, ...rest] = action.args as string[];
  if (cardIn(facts.card) !== name) return false;
  const { G } = after();
  const shown = isCopy ? 'mirror' : name;
  const isSpent =
    G.discard.includes(shown as Card) || (G.attack?.isCopy === isCopy && G.attack.args[0] === name);
  if (!isSpent || !said.view.hand.includes(shown as Card)) return false;
  if (facts.target !== undefined) {
    const [attack] = told(said, 'attack');
    if (attack === undefined || seatIn(attack.facts.target) !== targetOf(said)) return false;
  } else if (told(said, 'attack').length > 0) return false;
  const what = rest.filter((arg) => !/^\d$/.test(arg));
  if (facts.birds === undefined) return what.length === 0;
  const terms = (facts.birds as { terms: string[] }).terms;
  // All of a kind are called by the kind, what is chosen bird by bird.
  if (action.move !== 'kill' && (name === 'cast-net' || name === 'plectrum'))
    return same(terms, [`kinds.${what[0]}`]);
  const one: Readonly<Record<Kind, string>> = {
    bat: 'birds.bat',
    crow: 'birds.crow1',
    rooster: 'birds.rooster1',
    warbler: 'birds.warbler',
    owl: 'birds.owl',
  };
  return same(
    terms,
    what.flatMap((bird) => Array<string>(COUNT[bird as Bird]).fill(one[KIND[bird as Bird]])),
  );
}
const effectOf = ({ facts, action }: Of) => facts.effect === String(action.args[0]).replace('-', '');

/** The own sill without what is said to go. */
const losesBirds = (said: Of) => {
  const { terms } = said.facts.birds as { terms: string[] };
  const before = birdsIn(own(said));
  const now = birdsIn(at(unanswered(said).seats, said.playerID).birds);
  return terms[0]?.startsWith('kinds.') ? now !== before || isEven(said) : now === before - terms.length;
};
/** A swap of as many for as many. */
const isEven = ({ action, view }: Of) =>
  action.args[0] === 'plectrum' &&
  numberOf(at(view.seats, String(action.args[1])).birds, action.args[2] as Kind) > 0;

/** The cards of the hand that are there still, each once, as terms. */
function stillHeld(said: Of): string[] {
  const before = [...said.view.hand];
  const { discard, attack } = said.after().G;
  const spent = before.filter(
    (card) =>
      at(said.after().G.hands, said.playerID).filter((held) => held === card).length <
      before.filter((held) => held === card).length,
  )[0];
  // What is drawn at once may be the very card that was spent, which lies open then.
  const card = spent ?? attack?.args[0] ?? discard.at(-1);
  before.splice(before.indexOf(card as Card), 1);
  return [...new Set(before)].map((held) => `cards.${held}`).sort();
}

/** Whether the target has a door in one of many worlds. */
const mayHaveDoor = (said: Of) =>
  said.worlds(120).some(({ hands }) => at(hands, targetOf(said)).includes('door'));

/** A table after something has been done there. */
const after =
  (
    hands: readonly (readonly Card[])[],
    layout: Parameters<typeof layOut>[1],
    ...done: readonly [move: string, ...args: Json[]]
  ) =>
  () => {
    const table = tableOf(crowsOverkill, hands.length, { turn: '0', arrange: layOut(hands, layout) });
    table.play('0', ...done);
    return table.position;
  };

export const sentences: Sentences<CrowsOverkillG, CrowsOverkillView> = {
  actions: {
    play: (said) => isDone(said, false),
    'play-at': (said) => isDone(said, false),
    'play-what': (said) => isDone(said, false) && effectOf(said) && losesBirds(said),
    'play-at-what': (said) => isDone(said, false) && effectOf(said) && losesBirds(said),
    copy: (said) => isDone(said, true),
    'copy-at': (said) => isDone(said, true),
    'copy-what': (said) => isDone(said, true) && effectOf(said) && losesBirds(said),
    'copy-at-what': (said) => isDone(said, true) && effectOf(said) && losesBirds(said),
    'kill-what': (said) => {
      const [entry] = told(said, 'kill');
      return isDone(said, false) && losesBirds(said) && same(entry?.facts.card, said.facts.card);
    },
    judge: (said) => told(said, 'judge').length + told(said, 'out').length === 1,
    pass: (said) => told(said, 'pass').length === 1,
    block: (said) => told(said, 'block').length === 1 && said.after().G.discard.includes('door'),
    redirect: (said) =>
      told(said, 'redirect').some(({ facts }) => seatIn(facts.target) === targetOf(said)) &&
      said.after().G.discard.includes('mirror'),
    discard: (said) => same(told(said, 'discard')[0]?.facts.card, said.facts.card),
  },
  reasons: {
    bats: (said) => {
      const others = [...new Set(own(said).map((bird) => KIND[bird]))].filter((kind) => kind !== 'bat');
      return (
        own(said).includes('bat') &&
        rids(said, 'bat') &&
        others.length > 0 &&
        others.every((kind) => [...picking(said, kind)].every((card) => card === 'blowgun'))
      );
    },
    cries: (said) => {
      const how = saysHowMany(said, own(said));
      return how?.isLoud === true && rids(said, how.kind) && said.ctx.currentPlayer === said.playerID;
    },
    near: (said) => {
      const how = saysHowMany(said, own(said));
      const cards = said.view.birdDeckCount + said.view.birdDiscard.length;
      return how?.isLoud === false && rids(said, how.kind) && !isLoud(said, own(said)) && cards > 0;
    },
    trap: (said) => {
      const coming = mayComeUp(said);
      const hits = coming.filter((bird) => bird !== 'gong' && numberOf(own(said), KIND[bird]) > 0);
      return coming.length === said.facts.total && hits.length === said.facts.hits;
    },
    song: (said) => {
      const drawn = at(said.after().G.hands, said.playerID).length - (said.view.hand.length - 1);
      return said.facts.count === said.view.hand.length && drawn === said.facts.cards;
    },
    scissors: (said) => {
      const now = unanswered(said);
      return (
        isTarget(said, targetOf(said)) &&
        at(said.view.handCounts, targetOf(said)) === said.facts.count &&
        at(now.hands, targetOf(said)).length === Number(said.facts.count) - 1 &&
        at(now.hands, said.playerID).length === said.view.hand.length
      );
    },
    whistle: (said) => isTarget(said, targetOf(said)) && mayHaveDoor(said) && whistles(said),
    'whistle-sure': (said) => isTarget(said, targetOf(said)) && !mayHaveDoor(said) && whistles(said),
    swap: (said) => {
      const given = counted(said.facts.given);
      const taken = counted(said.facts.taken);
      const now = at(unanswered(said).seats, said.playerID).birds;
      return (
        given.kind === taken.kind &&
        numberOf(own(said), given.kind) === given.count &&
        numberOf(now, given.kind) === taken.count &&
        !rids(said, given.kind)
      );
    },
    rooms: (said) => {
      const now = at(unanswered(said).seats, said.playerID).birds;
      return (
        birdsIn(own(said)) === said.facts.given && birdsIn(now) === said.facts.taken && !isLoud(said, now)
      );
    },
    'rooms-cry': (said) =>
      saysHowMany(said, at(unanswered(said).seats, said.playerID).birds)?.isLoud === true,
    nighthawk: (said) =>
      own(said).length === said.facts.cards &&
      at(said.after().G.seats, said.playerID).birds.length === said.facts.back,
    answer: (said) =>
      birdsIn(own(said)) === said.facts.before &&
      cardIn(said.facts.card) === said.view.attack?.args[0] &&
      actorOf(said) === said.view.attack?.playerID &&
      sills(said).every((birds) => birdsIn(birds) === said.facts.after && !isLoud(said, birds)),
    'answer-cries': (said) =>
      actorOf(said) === said.view.attack?.playerID &&
      cardIn(said.facts.card) === said.view.attack?.args[0] &&
      sills(said).every((birds) => saysHowMany(said, birds)?.isLoud === true),
    'answer-scissors': (said) =>
      actorOf(said) === said.view.attack?.playerID &&
      said.view.hand.length === said.facts.count &&
      letHappen(said).every((G) => at(G.hands, said.playerID).length === Number(said.facts.count) - 1),
    'answer-whistle': (said) => {
      const more = sills(said).map((birds) => birds.length - own(said).length);
      return said.view.attack?.args[0] === 'whistle' && more.every((count) => count >= 0 && count <= 2);
    },
    lost: (said) =>
      saysHowMany(said, own(said))?.isLoud === true && at(said.after().G.seats, said.playerID).isOut,
    quiet: (said) =>
      !isLoud(said, own(said)) &&
      same(said.facts.hour, { term: `hours.${HOURS[said.view.hour]}` }) &&
      !at(said.after().G.seats, said.playerID).isOut &&
      said.facts.count === Math.min(5, said.view.hand.length),
    'quiet-near': (said) => {
      const how = saysHowMany(said, own(said));
      const missing = KINDS.flatMap((kind) => {
        const count = numberOf(own(said), kind);
        return count > 0 ? [limitAt(said, kind) - count] : [];
      });
      return (
        how?.isLoud === false &&
        limitAt(said, how.kind) - numberOf(own(said), how.kind) === Math.min(...missing) &&
        Math.min(...missing) <= 3 &&
        !at(said.after().G.seats, said.playerID).isOut
      );
    },
    leaves: (said) => {
      const { kind } = counted(said.facts.birds);
      const now = at(unanswered(said).seats, said.playerID).birds;
      return saysHowMany(said, now) !== undefined && !same(numberOf(now, kind), numberOf(own(said), kind))
        ? true
        : isEven(said) && saysHowMany(said, now) !== undefined;
    },
    burdens: (said) => {
      const { kind } = counted(said.facts.birds);
      const theirs = (seats: readonly { birds: readonly Bird[] }[]) =>
        numberOf(at(seats, targetOf(said)).birds, kind);
      const now = at(unanswered(said).seats, targetOf(said)).birds;
      return (
        isTarget(said, targetOf(said)) &&
        saysHowMany(said, now) !== undefined &&
        theirs(unanswered(said).seats) > theirs(said.view.seats)
      );
    },
    fills: (said) =>
      isTarget(said, targetOf(said)) &&
      birdsIn(at(unanswered(said).seats, targetOf(said)).birds) === said.facts.count,
    keeps: (said) => {
      const { terms } = said.facts.cards as { terms: string[] };
      return terms.length > 0 && same([...terms].sort(), stillHeld(said));
    },
    'keeps-none': (said) => stillHeld(said).length === 0,
    discard: (said) => said.view.hand.length - 5 === said.facts.count && Number(said.facts.count) > 0,
    save: (said) => {
      const { terms } = said.facts.cards as { terms: string[] };
      const held = at(said.after().G.hands, said.playerID);
      const answers = (['door', 'mirror'] as const).filter((card) => said.view.hand.includes(card));
      return (
        same(
          terms,
          answers.map((card) => `cards.${card}`),
        ) &&
        answers.every((card) => held.includes(card)) &&
        said.after().ctx.gameover === undefined &&
        !sills(said).some((birds) => isLoud(said, birds) && said.view.attack?.args[0] !== 'whistle')
      );
    },
    'empty-handed': (said) =>
      !said.view.hand.includes('door') && !said.view.hand.includes('mirror') && said.legal.length === 1,
  },
  forecasts: {
    // Whoever is said to lose by it goes home.
    dominated: (said) =>
      crowsOverkill.explain?.(said.view, said.ctx, said.action).isDominated !== true ||
      at(said.after().G.seats, said.playerID).isOut,
    sill: (said) => {
      const { move } = said.action;
      if (move !== 'play' && move !== 'copy' && move !== 'kill') return true;
      const birds = sillAfter(said.view, said.action);
      const inOrder = (list: readonly Bird[]) =>
        [...list].sort((a, b) => BIRDS.indexOf(a) - BIRDS.indexOf(b));
      return (
        birds === undefined || same(inOrder(birds), inOrder(at(unanswered(said).seats, said.playerID).birds))
      );
    },
  },
  laidOut: {
    'a whistle at empty hands': () =>
      tableOf(crowsOverkill, 2, {
        turn: '0',
        arrange: layOut([['whistle', 'room-swap'], []], { sills: [['crow1'], ['owl']] }),
      }).position,
    'rooms changed for an owl': after(
      [['room-swap'], ['door']],
      { sills: [['owl'], ['crow1']] },
      'play',
      'room-swap',
      '1',
    ),
    'an owl for an owl': () =>
      tableOf(crowsOverkill, 2, {
        turn: '0',
        arrange: layOut([['plectrum'], ['door']], { sills: [['owl'], ['owl']] }),
      }).position,
    'a whistle with every door in sight': () =>
      tableOf(crowsOverkill, 2, {
        turn: '0',
        arrange: layOut([['whistle', 'door'], ['song']], { discard: ['door', 'door'] }),
      }).position,
    'no bird but bats': () =>
      tableOf(crowsOverkill, 2, {
        turn: '0',
        arrange: layOut([['stones', 'song'], ['door']], { sills: [['bat', 'bat'], ['crow1']] }),
      }).position,
    'more cards than a hand may hold': after(
      [['stones', 'stones', 'door', 'door', 'song', 'song', 'whistle'], ['mirror']],
      {},
      'judge',
    ),
    'a trap with no bird left to come': () =>
      tableOf(crowsOverkill, 2, {
        turn: '0',
        arrange: layOut([['trap-net', 'nighthawk'], ['door']], {
          sills: [['owl', 'crow1'], []],
          onlyBirds: true,
        }),
      }).position,
  },
};

/** At most two more birds come to the target, and where it has a door and closes it, to the one who whistles. */
function whistles(said: Of): boolean {
  const target = targetOf(said);
  const more = at(unanswered(said).seats, target).birds.length - at(said.view.seats, target).birds.length;
  return (
    more >= 0 && more <= 2 && birdsIn(at(unanswered(said).seats, said.playerID).birds) === birdsIn(own(said))
  );
}
