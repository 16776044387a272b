import { DECK, KINDS, type Kind, VALUE } from '@games/love-letter/rules/components';
import type { LoveLetterG } from '@games/love-letter/rules/state';
import type { LoveLetterView } from '@games/love-letter/rules/view';
import { loveLetter } from '@games/love-letter/whole';
import { matchOf, type Position } from '@tests/contract/match';
import type { Said, Sentences } from '@tests/contract/sentences';
import { tableOf } from '@tests/table-of';
import type { Action, Json, PlayerID } from '@/kit/action';
import { seatIn } from '@/kit/journal';
import { RandomSource } from '@/kit/random';
import { at } from '@/kit/seats';
import { layOut } from './arrange';

type Of = Said<LoveLetterG, LoveLetterView>;

const named = (fact: Json | undefined): Kind =>
  KINDS.find((kind) => (fact as { term?: string } | undefined)?.term === `cards.${kind}`) ??
  (() => {
    throw new Error(`no card: ${JSON.stringify(fact)}`);
  })();
const targetOf = ({ facts }: Of): PlayerID => seatIn(facts.target) ?? '';

/** The card that is not played. */
const keptIn = ({ view, action }: Of): Kind => {
  const rest = [...view.hand];
  rest.splice(rest.indexOf(action.args[0] as Kind), 1);
  return rest[0] ?? 'guard';
};
const keeps = (said: Of) => named(said.facts.kept) === keptIn(said);

const told = ({ after }: Of, kind: string) =>
  (after().G.journal ?? []).filter((entry) => entry.kind === kind);
/** Whom the play puts out of the round. */
const outs = (said: Of) => told(said, 'out').map(({ playerID }) => playerID);
const nobodyOut = (said: Of) => outs(said).length === 0;

/** Worlds enough that what a hand may be with one chance in fifteen is in one of them; drawn once for a position. */
const MANY = 200;
const drawn = new WeakMap<LoveLetterView, readonly LoveLetterG[]>();
function worldsOf({ view, worlds }: Of): readonly LoveLetterG[] {
  const known = drawn.get(view) ?? worlds(MANY);
  drawn.set(view, known);
  return known;
}
const handsOf = (said: Of, seat: PlayerID): Kind[] =>
  worldsOf(said).map(({ hands }) => at(hands, seat)[0] ?? 'guard');
const surely = (said: Of, seat: PlayerID, card: Kind) => handsOf(said, seat).every((held) => held === card);

/** Cards that a hand may be: of those out of sight the copies that are not surely another's, of kinds it can be. */
function cardsFor(said: Of, target: PlayerID): Kind[] {
  const worlds = worldsOf(said);
  const could = new Set(worlds.map(({ hands }) => at(hands, target)[0]));
  const [world] = worlds;
  if (world === undefined) return [];
  const others = world.hands.flatMap((_, seat) =>
    String(seat) === said.playerID || String(seat) === target ? [] : [String(seat)],
  );
  const pool = [...world.deck, ...(world.setAside === null ? [] : [world.setAside])];
  pool.push(...at(world.hands, target), ...others.flatMap((seat) => at(world.hands, seat)));
  for (const kind of could) {
    // Copies that lie with the others in every world cannot be the target's.
    const elsewhere = Math.min(
      ...worlds
        .filter(({ hands }) => at(hands, target)[0] === kind)
        .map(({ hands }) => others.filter((seat) => at(hands, seat)[0] === kind).length),
    );
    const tied = said.view.ties.some((pair) => pair.includes(target));
    for (let copy = tied ? 1 : 0; copy < elsewhere; copy++) pool.splice(pool.indexOf(kind as Kind), 1);
  }
  return pool.filter((kind) => could.has(kind));
}
const counts = (said: Of) => {
  const cards = cardsFor(said, targetOf(said));
  const guess = named(said.facts.guess);
  return (
    cards.length === said.facts.total && cards.filter((kind) => kind === guess).length === said.facts.count
  );
};

/** In how many ways the cards out of sight can be dealt to the others, by what the target then holds. */
function dealsFor({ view, playerID }: Of, target: PlayerID): Map<Kind, number> {
  const pool = [...DECK];
  const seen = [...view.hand, ...view.faceUp, ...view.seats.flatMap(({ discards }) => discards)];
  for (const card of seen) pool.splice(pool.indexOf(card), 1);
  const others = view.seats.flatMap(({ isOut }, seat) =>
    isOut || String(seat) === playerID ? [] : [String(seat)],
  );
  const found = new Map<Kind, number>();
  const deal = (cards: readonly Kind[], hands: Readonly<Record<PlayerID, Kind>>) => {
    const seat = others[Object.keys(hands).length];
    if (seat !== undefined) {
      for (const [place, card] of cards.entries())
        deal(
          cards.filter((_, index) => index !== place),
          { ...hands, [seat]: card },
        );
      return;
    }
    const fits =
      others.every((one) => ((at(view.seats, one).couldHold >> VALUE[hands[one] ?? 'guard']) & 1) === 1) &&
      view.ties.every(([a, b]) => a === playerID || b === playerID || hands[a] === hands[b]) &&
      view.looks.every(
        (look) => look.viewer !== playerID || look.card === null || hands[look.target] === look.card,
      );
    const held = hands[target];
    if (fits && held !== undefined) found.set(held, (found.get(held) ?? 0) + 1);
  };
  deal(pool, {});
  return found;
}

/** Whether nothing but the Guard, who cannot be named, is in the target's hand more often. */
function isLikeliest(said: Of): boolean {
  const deals = dealsFor(said, targetOf(said));
  const most = Math.max(...[...deals].flatMap(([kind, count]) => (kind === 'guard' ? [] : [count])));
  return deals.get(named(said.facts.guess)) === most;
}

/** What can be named and is in the target's hand more often than the guess. */
function likelierThan(said: Of): Kind[] {
  const deals = dealsFor(said, targetOf(said));
  const guessed = deals.get(named(said.facts.guess)) ?? 0;
  return [...deals].flatMap(([kind, count]) => (kind !== 'guard' && count > guessed ? [kind] : []));
}

const sides = (said: Of) => {
  const kept = VALUE[keptIn(said)];
  const cards = cardsFor(said, targetOf(said));
  return {
    lower: cards.filter((kind) => VALUE[kind] < kept).length,
    higher: cards.filter((kind) => VALUE[kind] > kept).length,
    total: cards.length,
  };
};

const match = matchOf(loveLetter, {
  numPlayers: 4,
  options: {},
  seed: 'on from here',
});

/** How the round goes on for some tries by lot: whether the seat is asked again, and whether it is aimed at before. */
function goesOn({ after, view, playerID }: Of): { isAsked: boolean; isTouched: boolean } {
  const random = new RandomSource({ seed: 'on', position: 0 });
  let [isAsked, isTouched] = [false, false];
  for (let attempt = 0; attempt < 3; attempt++) {
    let position: Position<LoveLetterG> = after();
    while (position.ctx.gameover === undefined && position.G.round === view.round) {
      const seat = position.ctx.currentPlayer;
      if (seat === playerID) {
        isAsked = true;
        break;
      }
      const legal = loveLetter.legal(loveLetter.view(position.G, position.ctx, seat), position.ctx);
      isTouched ||= legal.some(({ args }) => args[1] === playerID);
      const action = legal[Math.floor(random.Number() * legal.length)] as Action;
      position = match.step(position, seat, action) ?? after();
    }
  }
  return { isAsked, isTouched };
}

/** Whether there can be another turn of the seat: others draw before it, and each may put out one more. */
function comesAgain({ view, playerID }: Of): boolean {
  const others = view.seats.filter(({ isOut }, seat) => String(seat) !== playerID && !isOut).length;
  const from = (waiting: number, alive: number, deck: number): boolean => {
    if (alive === 0 || deck === 0) return false;
    if (waiting === 0) return true;
    return (
      from(waiting - 1, alive, deck - 1) ||
      // It puts out one who still waits, or is out itself.
      (waiting > 1 && from(waiting - 2, alive - 1, deck - 1))
    );
  };
  return from(others, others, view.deckCount);
}

const plays = (said: Of): boolean => {
  const entries = (said.after().G.journal ?? []).filter(({ playerID }) => playerID === said.playerID);
  const card = JSON.stringify(said.facts.card);
  return entries.some(({ kind, facts }) => {
    if (JSON.stringify(facts.card) !== card) return false;
    return said.facts.target === undefined
      ? kind === 'play' || (kind === 'play-at' && seatIn(facts.target) === said.playerID)
      : kind === 'play-at' && seatIn(facts.target) === targetOf(said);
  });
};
const isAimedAtSelf = (said: Of) =>
  told(said, 'play-at').some(({ facts }) => seatIn(facts.target) === said.playerID);
const lays = (said: Of, card: Kind) =>
  told(said, 'prince-discard').some(
    ({ facts }) =>
      seatIn(facts.target) === (seatIn(said.facts.target) ?? said.playerID) && named(facts.card) === card,
  );
const draws = (said: Of) => [...told(said, 'prince-draw'), ...told(said, 'prince-draw-aside')].length === 1;
const holdsAfter = (said: Of, card: Kind) => {
  const { G } = said.after();
  return G.round === said.view.round && G.lastRound?.round !== G.round
    ? at(G.hands, said.playerID)[0] === card
    : G.lastRound?.ending !== 'showdown' || at(G.lastRound.hands, said.playerID) === card;
};
/** Who could still wonder whether the card kept is a King or a Prince, that card being neither. */
function someoneWonders(said: Of): boolean {
  const { view, playerID } = said;
  const open = [...view.faceUp, ...view.seats.flatMap(({ discards }) => discards)];
  const hidden = (['king', 'prince'] as const).filter(
    (kind) => open.filter((one) => one === kind).length < (kind === 'king' ? 1 : 2),
  );
  const could = at(said.after().G.seats, playerID).couldHold;
  if (!hidden.some((kind) => ((could >> VALUE[kind]) & 1) === 1)) return false;
  return said.after().G.seats.some(({ isOut }, seat) => {
    const isKnowing = said
      .after()
      .G.looks.some(
        (look) =>
          look.viewer === String(seat) &&
          look.target === playerID &&
          !look.since.includes(look.card) &&
          look.card === keptIn(said),
      );
    return String(seat) !== playerID && !isOut && !isKnowing;
  });
}

const looked = ({ view, playerID }: Of, target: PlayerID) =>
  view.looks.some((look) => look.viewer === playerID && look.target === target && look.card !== null);
const isHarmless = (said: Of) => {
  const before = said.view.seats.map(({ isOut, discards, isProtected }, seat) =>
    String(seat) === said.playerID ? null : [isOut, discards, isProtected],
  );
  const { G } = said.after();
  if (G.round !== said.view.round || G.lastRound?.round === G.round) return nobodyOut(said);
  const now = G.seats.map(({ isOut, discards }, seat) =>
    String(seat) === said.playerID ? null : [isOut, discards],
  );
  return now.every(
    (seat, index) => JSON.stringify(seat) === JSON.stringify(before[index]?.slice(0, 2) ?? null),
  );
};
const mostTokens = ({ view, facts }: Of) => {
  const target = seatIn(facts.target) ?? '';
  return view.seats.every(
    ({ tokens }, seat) => String(seat) === target || tokens < at(view.seats, target).tokens,
  );
};

/** A table where seat 0, to move, has seen the card of seat 1 or knows the hands of seats 1 and 2 to be alike. */
const table = (hands: readonly (readonly Kind[])[], change: (G: LoveLetterG) => void) => () =>
  tableOf(loveLetter, hands.length, {
    turn: '0',
    arrange: (G) => {
      layOut(hands)(G);
      change(G);
    },
  }).position;
const hasSeen = (G: LoveLetterG) => {
  G.looks = [{ viewer: '0', target: '1', card: at(G.hands, '1')[0] ?? 'guard', since: [] }];
};
const areAlike = (G: LoveLetterG) => {
  G.ties = [['1', '2']];
};

export const sentences: Sentences<LoveLetterG, LoveLetterView> = {
  actions: {
    play: (said) => plays(said) && told(said, 'play-at').length === 0,
    'play-at': (said) => plays(said) && targetOf(said) !== said.playerID,
    'play-self': (said) => plays(said) && isAimedAtSelf(said),
    guess: (said) =>
      [...told(said, 'guard-hit'), ...told(said, 'guard-miss')].some(
        ({ facts }) =>
          seatIn(facts.target) === targetOf(said) && named(facts.guess) === named(said.facts.guess),
      ),
  },
  reasons: {
    'guard-known': (said) =>
      looked(said, targetOf(said)) &&
      surely(said, targetOf(said), named(said.facts.guess)) &&
      outs(said).includes(targetOf(said)),
    'guard-surely': (said) =>
      !looked(said, targetOf(said)) &&
      surely(said, targetOf(said), named(said.facts.guess)) &&
      outs(said).includes(targetOf(said)),
    'guard-likeliest': (said) => counts(said) && isLikeliest(said),
    'guard-possible': (said) =>
      counts(said) &&
      Number(said.facts.count) > 0 &&
      likelierThan(said).some((kind) => VALUE[kind] > VALUE[named(said.facts.guess)]),
    'guard-kept': (said) => {
      const likelier = likelierThan(said);
      const { terms } = said.facts.lower as { terms: string[] };
      return (
        counts(said) &&
        Number(said.facts.count) > 0 &&
        JSON.stringify([...terms].sort()) ===
          JSON.stringify(likelier.map((kind) => `cards.${kind}`).sort()) &&
        likelier.length > 0 &&
        likelier.every((kind) => VALUE[kind] < VALUE[named(said.facts.guess)])
      );
    },
    'guard-cannot': (said) =>
      !handsOf(said, targetOf(said)).includes(named(said.facts.guess)) && nobodyOut(said),
    priest: (said) => told(said, 'priest-look').length === 1 && comesAgain(said),
    'priest-late': (said) =>
      told(said, 'priest-look').length === 1 && !goesOn(said).isAsked && said.view.deckCount > 0,
    'priest-known': (said) => {
      const card = named(said.facts.card);
      const [look] = told(said, 'priest-look');
      return (
        looked(said, targetOf(said)) &&
        surely(said, targetOf(said), card) &&
        named(look?.secret?.[said.playerID]?.card) === card
      );
    },
    'baron-wins': (said) =>
      keeps(said) &&
      surely(said, targetOf(said), named(said.facts.card)) &&
      VALUE[named(said.facts.card)] < VALUE[keptIn(said)] &&
      outs(said).join() === targetOf(said),
    'baron-loses': (said) =>
      keeps(said) &&
      surely(said, targetOf(said), named(said.facts.card)) &&
      VALUE[named(said.facts.card)] > VALUE[keptIn(said)] &&
      outs(said).join() === said.playerID,
    'baron-level': (said) =>
      named(said.facts.card) === keptIn(said) &&
      surely(said, targetOf(said), named(said.facts.card)) &&
      nobodyOut(said),
    'baron-odds': (said) => {
      const { lower, higher, total } = sides(said);
      return (
        keeps(said) &&
        lower === said.facts.lower &&
        higher === said.facts.higher &&
        total === said.facts.total &&
        total - lower === said.facts.notLower &&
        total - higher === said.facts.notHigher
      );
    },
    handmaid: (said) => keeps(said) && comesAgain(said) && !goesOn(said).isTouched,
    'handmaid-seen': (said) => {
      const viewer = seatIn(said.facts.viewer) ?? '';
      const isSeen = said
        .worlds(10)
        .every(({ looks }) =>
          looks.some(
            (look) =>
              look.viewer === viewer &&
              look.target === said.playerID &&
              look.card === keptIn(said) &&
              !look.since.includes(look.card),
          ),
        );
      return (
        keeps(said) &&
        isSeen &&
        !at(said.view.seats, viewer).isOut &&
        comesAgain(said) &&
        !goesOn(said).isTouched
      );
    },
    'handmaid-rest': (said) => {
      const { isAsked, isTouched } = goesOn(said);
      return keeps(said) && said.view.deckCount > 0 && !isAsked && !isTouched;
    },
    'prince-princess': (said) =>
      looked(said, targetOf(said)) &&
      surely(said, targetOf(said), 'princess') &&
      outs(said).join() === targetOf(said),
    'prince-leader': (said) =>
      mostTokens(said) &&
      said.facts.tokens === at(said.view.seats, targetOf(said)).tokens &&
      told(said, 'prince-discard').length === 1,
    'prince-known': (said) =>
      looked(said, targetOf(said)) &&
      surely(said, targetOf(said), named(said.facts.card)) &&
      lays(said, named(said.facts.card)) &&
      draws(said),
    'prince-chance': (said) => {
      const seen = [
        ...said.view.hand,
        ...said.view.faceUp,
        ...said.view.seats.flatMap((seat) => seat.discards),
      ];
      return !seen.includes('princess') && handsOf(said, targetOf(said)).includes('princess');
    },
    'prince-redraw': (said) =>
      !handsOf(said, targetOf(said)).includes('princess') && nobodyOut(said) && draws(said),
    'prince-self': (said) => keeps(said) && lays(said, keptIn(said)) && draws(said) && nobodyOut(said),
    'prince-self-princess': (said) => keptIn(said) === 'princess' && outs(said).join() === said.playerID,
    'king-known': (said) =>
      keeps(said) &&
      looked(said, targetOf(said)) &&
      surely(said, targetOf(said), named(said.facts.card)) &&
      holdsAfter(said, named(said.facts.card)),
    'king-odds': (said) => {
      const { higher, total } = sides(said);
      const [trade] = told(said, 'king-trade');
      return (
        keeps(said) &&
        higher === said.facts.higher &&
        total === said.facts.total &&
        named(trade?.secret?.[said.playerID]?.given) === keptIn(said)
      );
    },
    countess: (said) => isHarmless(said) && someoneWonders(said),
    'countess-plain': (said) => isHarmless(said) && holdsAfter(said, keptIn(said)) && !someoneWonders(said),
    'countess-forced': (said) => keeps(said) && said.legal.length === 1,
    princess: (said) => outs(said).join() === said.playerID,
    idle: (said) =>
      keeps(said) &&
      isHarmless(said) &&
      holdsAfter(said, keptIn(said)) &&
      said.legal.every(({ args }) => args[1] === undefined || args[1] === said.playerID),
    'last-turn': (said) => {
      const { lastRound } = said.after().G;
      return (
        keeps(said) &&
        lastRound?.round === said.view.round &&
        lastRound.ending === 'showdown' &&
        at(lastRound.hands, said.playerID) === keptIn(said)
      );
    },
  },
  forecasts: {
    // What is called dominated puts its seat out, or does nothing where a Guard could still put somebody out.
    dominated: (said) => {
      const isDominated = loveLetter.explain?.(said.view, said.ctx, said.action).isDominated ?? false;
      if (!isDominated) return true;
      if (outs(said).includes(said.playerID)) return true;
      return (
        isHarmless(said) &&
        said.legal.some(
          ({ args: [card, target, guess] }) =>
            card === 'guard' && typeof target === 'string' && handsOf(said, target).includes(guess as Kind),
        )
      );
    },
  },
  laidOut: {
    'the Princess seen': table([['guard', 'prince'], ['princess'], ['baron']], hasSeen),
    'a Prince for a card that was seen': table([['guard', 'prince'], ['king'], ['baron']], hasSeen),
    'two hands alike, the Guard to name them': table(
      [['guard', 'baron'], ['handmaid'], ['handmaid'], ['guard']],
      areAlike,
    ),
    'two hands alike, the King to trade': table(
      [['king', 'baron'], ['priest'], ['priest'], ['guard']],
      areAlike,
    ),
  },
};
