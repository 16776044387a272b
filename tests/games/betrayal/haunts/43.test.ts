import type { State } from '@games/betrayal/haunts/43-the-star-sickness/state';
import { guessedTokens } from '@games/betrayal/parts/haunts/unseen-tokens';
import { journalFor } from '@/kit/journal';
import { RandomSource } from '@/kit/random';
import { type Laid, thrown } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type House = HauntedHouse<State>;
type More = Parameters<typeof hauntedHouse>[1];

const LAB = 'research-laboratory';
const SERUM = '43:serum';
/** Dice that hurt nobody. */
const BLANK = Array<number>(40).fill(0);
const FOUR = ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'madame-zostra'];
const TILES: readonly Laid[] = [
  [LAB, 'upper', 0, -1],
  ['gardens', 'ground', 3, 3],
  ['bloody-room', 'upper', 1, 0],
];
/** Ox has revealed it and holds 1 and 2, Missy 3 and 4, Peter 5 and 6; Missy begins. They stand apart. */
const house = (more: More = {}): House =>
  hauntedHouse<State>(43, {
    tiles: TILES,
    rooms: ['entrance-hall', 'upper-landing', 'basement-landing'],
    ...more,
  });
/** Every lot falls on the first of a hand, or on these, one after the other. */
function lots(begun: House, ...drawn: number[]): House {
  begun.at.random.Die = (() => drawn.shift() ?? 1) as typeof begun.at.random.Die;
  return begun;
}
const marksOf = (begun: House, seat: string | null) =>
  begun.viewOf(seat).marks.map(({ on, word, value }) => [on, word, value ?? null]);
const toldTo = (begun: House, seat: string | null, kind: string) =>
  journalFor(begun.G.journal ?? [], seat).filter((one) => one.kind === kind);
const lives = ({ G }: House) => G.explorers.map(({ life }) => life);
/** Missy has the Serum and stands with Peter, who is a hero; Ox, the traitor, stands elsewhere. */
function armed(more: More = {}, with_: readonly string[] = ['2']): House {
  const begun = house({ cards: [[], [SERUM]], ...more }).set({ distilled: 2, herbs: 1 });
  for (const seat of with_) begun.put(seat, 'upper-landing');
  return begun;
}

describe('what begins', () => {
  test('BH-h43-S: two tokens before each, of as many as there are, and whoever holds the 1 is a traitor; the track is at 1', () => {
    const begun = house();
    expect(begun.slice).toMatchObject({ tokens: { turned: ['0'] }, track: 1 });
    expect(begun.slice.tokens.hands.flat().sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(begun.slice.tokens.hands.map((hand) => hand.length)).toEqual([2, 2, 2]);
    expect(['0', '1', '2', null].map((seat) => begun.viewOf(seat).side)).toEqual([
      'traitor',
      'heroes',
      'heroes',
      null,
    ]);
    expect(begun.G.haunt).toMatchObject({ traitor: null, sides: ['heroes', 'heroes', 'heroes'] });
    expect([begun.asked, begun.G.first]).toEqual(['1 turn', '1']);
  });

  test('BH-h43-S, BH-h43-K5: the Research Laboratory is found, and laid upstairs by the revealer', () => {
    const begun = hauntedHouse<State>(43, {});
    expect(begun.asked).toBe('0 doorway');
    expect(begun.choices.every((one) => one.includes('upper-landing'))).toBe(true);
    while (!begun.asked.endsWith(' turn')) begun.choose(begun.choices[0] ?? '');
    expect(begun.G.tiles.find(({ room }) => room === LAB)?.floor).toBe('upper');
    expect(house().asked).toBe('1 turn');
  });

  test('BH-h43-D4, BH-h43-D14, BH81: one sees one’s own two tokens and nobody else’s, and nobody can show one', () => {
    const begun = house();
    const tokens = (seat: string | null) =>
      marksOf(begun, seat).filter(([, word]) => /token/.test(String(word)));
    expect(tokens('1')).toEqual([
      [{ seat: '1' }, 'token', 3],
      [{ seat: '1' }, 'other-token', 4],
    ]);
    expect(tokens(null)).toEqual([]);
    for (const seat of ['0', '1', '2']) {
      untilTurnOf(begun, '1');
      expect(begun.of('use ').filter((one) => /reveal|show/.test(one))).toEqual([]);
      expect((begun.shownTo(seat) as State).tokens.hands.map((hand) => hand.length > 0)).toEqual(
        ['0', '1', '2'].map((one) => one === seat),
      );
    }
  });
});

describe('meetings', () => {
  test('BH-h43-R, BH-h43-D3, BH-h43-D11: the first meeting in one’s own turn swaps a token of each by lot, and those two alone are told', () => {
    const begun = lots(house(), 1, 2);
    begun.bring('1', 'entrance-hall');
    expect(begun.slice.tokens.hands).toEqual([
      [1, 3],
      [2, 4],
      [5, 6],
    ]);
    begun.G.journal = [];
    const told = lots(house(), 2, 1);
    told.G.journal = [];
    told.bring('1', 'entrance-hall');
    expect(told.slice.tokens.hands).toEqual([
      [4, 2],
      [3, 1],
      [5, 6],
    ]);
    const [own, other, third, none] = ['1', '0', '2', null].map((seat) => toldTo(told, seat, 'swap')[0]);
    expect([own?.facts.gave, own?.facts.got, own?.facts.turns]).toEqual([4, 1, 'yes']);
    expect([other?.facts.gave, other?.facts.got, other?.facts.turns]).toEqual([1, 4, 'no']);
    for (const one of [third, none])
      expect(one).toEqual({ kind: 'swap', playerID: '1', facts: { target: { seat: '0' } }, isPrivy: false });
  });

  test('BH-h43-R: once a turn, and in one’s own turn only', () => {
    const begun = lots(house());
    begun.bring('1', 'entrance-hall');
    begun.bring('1', 'basement-landing');
    expect(begun.slice.tokens.log).toHaveLength(1);
    begun.bring('2', 'foyer');
    begun.bring('2', 'bloody-room');
    begun.bring('0', 'bloody-room');
    expect(begun.slice.tokens.log).toHaveLength(1);
  });

  test('BH-h43-K6: together as the turn begins is no meeting; whoever is brought to one in one’s own turn is met', () => {
    const begun = lots(house({ rooms: ['bloody-room', 'bloody-room', 'basement-landing'] }));
    expect([begun.asked, begun.slice.tokens.log]).toEqual(['1 turn', []]);
    begun.bring('2', 'bloody-room');
    expect(begun.slice.tokens.log).toMatchObject([{ seats: ['1', '2'] }]);
    const barrier = lots(
      house({ rooms: ['tower 1', 'bloody-room', 'foyer'], tiles: [...TILES, ['tower', 'upper', -1, 0]] }),
    );
    barrier.bring('1', 'tower 3');
    expect(barrier.slice.tokens.log).toEqual([]);
    barrier.bring('1', 'tower 1');
    expect(barrier.slice.tokens.log).toHaveLength(1);
  });

  test('BH-h43-D3: of several whoever’s turn it is chooses, among those not met before if there are any; it can’t be refused', () => {
    const begun = lots(house({ rooms: ['bloody-room', 'upper-landing', 'bloody-room'] }));
    begun.choose('go bloody-room');
    expect([begun.asked, begun.choices]).toEqual(['1 pick', ['answer 0', 'answer 2']]);
    begun.choose('answer 2');
    expect(begun.slice.tokens.log).toMatchObject([{ seats: ['1', '2'] }]);
    begun.reload(...BLANK);
    begun.bring('1', 'upper-landing').choose('end');
    untilTurnOf(begun, '1');
    begun.bring('1', 'bloody-room');
    expect([begun.asked, begun.slice.tokens.log.length]).toEqual(['1 turn', 2]);
    expect(begun.slice.tokens.log.at(-1)).toMatchObject({ seats: ['1', '0'] });
    begun.bring('1', 'upper-landing').choose('end');
    untilTurnOf(begun, '1');
    begun.bring('1', 'bloody-room');
    expect(begun.choices).toEqual(['answer 0', 'answer 2']);
  });

  test('BH-h43-D3: whoever has been injected meets nobody any more', () => {
    for (const injected of [['1'], ['0']]) {
      const begun = lots(house()).set({ injected });
      begun.bring('1', 'entrance-hall');
      expect(begun.slice.tokens.log).toEqual([]);
    }
  });

  test('BH-h43-S, BH-h43-D14, against BH-g22: whoever comes by the 1 is a traitor for good; no turn ends, nobody is asked to read, nothing open changes', () => {
    const begun = lots(house(), 1, 1);
    begun.bring('1', 'entrance-hall');
    expect([begun.slice.tokens.turned, begun.asked]).toEqual([['0', '1'], '1 turn']);
    expect([begun.viewOf('1').side, begun.viewOf('2').side]).toEqual(['traitor', 'heroes']);
    expect(begun.G.haunt).toMatchObject({ traitor: null, sides: ['heroes', 'heroes', 'heroes'] });
    expect(begun.choices).toContain('end');
    const lines = (seat: string | null) => begun.viewOf(seat).slips.map(({ word }) => word);
    expect(['0', '1', '2', null].map(lines)).toEqual([['turned', 'swap'], ['turned', 'swap'], [], []]);
    expect(marksOf(begun, '1')).toContainEqual([{ seat: '1' }, 'turned', null]);
    expect(marksOf(begun, '1')).toContainEqual([{ seat: '0' }, 'traitor', null]);
    expect(marksOf(begun, '2').map(([, word]) => word)).not.toContain('traitor');
    // The 1 goes on, and he stays what he is.
    begun.reload(...BLANK);
    begun.choose('end');
    untilTurnOf(lots(begun, 1, 1), '1');
    begun.bring('1', 'basement-landing');
    expect(begun.slice.tokens.turned).toEqual(['0', '1', '2']);
    expect([begun.slice.tokens.hands[1]?.includes(1), begun.G.outcome?.side]).toEqual([false, 'traitor']);
  });

  test('BH-h43-K9: what went over when two met last one can read again', () => {
    const begun = lots(house(), 2, 2);
    begun.bring('1', 'entrance-hall');
    const [slip] = begun.viewOf('1').slips;
    expect(slip).toMatchObject({ word: 'swap', seat: '0', lines: [{ facts: { gave: 4, got: 2 } }] });
  });
});

describe('the sickness', () => {
  const sick = (track: number, dice: readonly number[], more: More = {}) => {
    const begun = house(more).set({ track: track - 1 });
    untilTurnOf(begun, '0');
    begun.reload(...dice);
    begun.choose('end');
    while (begun.asked.endsWith(' split')) begun.choose(begun.choices[0] ?? '');
    return begun;
  };

  test('BH-h43-R, BH-h43-D2, BH-h43-K7: at the end of the revealer’s turn one roll for all, resisted with Might by each, traitors too', () => {
    const begun = house();
    untilTurnOf(begun, '0');
    expect(begun.slice.track).toBe(1);
    begun.reload(2, 2, ...thrown(5, 3), ...thrown(3, 4), ...thrown(3, 2));
    begun.choose('end');
    expect([begun.slice.track, begun.asked]).toEqual([2, '0 split']);
    expect(begun.viewOf('0').ask).toMatchObject({ harm: 'physical', points: 1 });
    begun.choose(begun.choices[0] ?? '');
    expect([begun.asked, begun.viewOf('2').ask]).toEqual(['2 split', expect.objectContaining({ points: 2 })]);
    begun.choose(begun.choices[0] ?? '');
    expect([begun.changes('1'), begun.dice]).toEqual([{}, []]);
  });

  test('BH-h43-D1: eight dice at most', () => {
    const begun = sick(11, [...thrown(8, 0), ...thrown(5, 0), ...thrown(3, 0), ...thrown(3, 0)]);
    expect([begun.slice.track, begun.dice]).toEqual([11, []]);
  });

  test('BH-h43-D7: whoever has been injected it leaves alone', () => {
    const begun = house().set({ injected: ['1'] });
    untilTurnOf(begun, '0');
    begun.reload(2, 2, ...thrown(5, 4), ...thrown(3, 4));
    begun.choose('end');
    expect([begun.asked, begun.dice]).toEqual(['1 turn', []]);
  });

  test('BH-h43-K7, BH-g28: it is an attack, by Armor a point less', () => {
    const begun = house({ cards: [[], ['armor']] });
    untilTurnOf(begun, '0');
    begun.reload(2, 2, ...thrown(5, 4), ...thrown(3, 2), ...thrown(3, 4));
    begun.choose('end');
    expect([begun.asked, begun.viewOf('1').ask]).toEqual(['1 split', expect.objectContaining({ points: 1 })]);
  });

  test('BH-h43-D13: the revealer is dead, and it comes at the end of that seat’s turn all the same', () => {
    const begun = house({ rooms: ['entrance-hall', 'bloody-room', 'basement-landing'] });
    begun.run([{ do: 'die', seat: '0' }], '1');
    untilTurnOf(begun, '2');
    begun.reload(2, 2, ...thrown(3, 4), ...thrown(3, 4));
    begun.choose('end');
    expect([begun.slice.track, begun.asked, begun.dice]).toEqual([2, '1 turn', []]);
  });
});

describe('the sickness goes by the revealer', () => {
  test('BH-h43-R, BH-h43-D13: whoever the revealer is, it comes at the end of that seat’s turn and of no other', () => {
    const begun = house({ revealer: '2' });
    expect(begun.asked).toBe('0 turn');
    begun.reload();
    begun.choose('end', 'end');
    expect([begun.asked, begun.slice.track]).toEqual(['2 turn', 1]);
    begun.reload(2, 2, ...thrown(3, 4), ...thrown(5, 4), ...thrown(3, 4));
    begun.choose('end');
    expect([begun.asked, begun.slice.track, begun.dice]).toEqual(['0 turn', 2, []]);
  });

  test('BH-h43-D13: it comes at the end of the turn in which the revealer dies, too, and the dead resist nothing', () => {
    const begun = house({ rooms: ['entrance-hall', 'bloody-room', 'basement-landing'] });
    untilTurnOf(begun, '0');
    begun.G.journal = [];
    begun.reload(2, 2, ...thrown(3, 4), ...thrown(3, 4));
    begun.run([{ do: 'die', seat: '0' }], '0');
    expect([begun.asked, begun.slice.track, begun.dice]).toEqual(['1 turn', 2, []]);
    const resisted = (begun.G.journal ?? []).flatMap(({ kind, playerID }) =>
      kind === 'roll' ? [playerID] : [],
    );
    expect(resisted).not.toContain('0');
    expect(begun.slice.turning).toEqual([{ seat: '0', hasMissed: false }]);
  });

  test('BH-h43-H: only whoever distils has a die more for those who are there', () => {
    const begun = house({ rooms: ['entrance-hall', LAB, LAB] });
    untilTurnOf(begun, '0');
    begun.reload(2, 2, ...thrown(5, 4), ...thrown(3, 4), ...thrown(3, 4));
    begun.choose('end');
    expect([begun.asked, begun.dice]).toEqual(['1 turn', []]);
  });
});

describe('the Serum', () => {
  const inLab = (more: More = {}) => house({ rooms: ['entrance-hall', LAB, 'basement-landing'], ...more });

  test('BH-h43-H: Knowledge 5 in the Laboratory, once a turn; a die more for everybody else there, and for the Book', () => {
    const begun = inLab();
    expect(begun.optionOf('use distil')?.odds).toMatchObject({ dice: 4, from: 5 });
    begun.put('2', LAB);
    expect(begun.optionOf('use distil')?.odds).toMatchObject({ dice: 5 });
    const book = inLab({ rooms: ['entrance-hall', LAB, LAB], cards: [[], [], ['book']] });
    expect(book.optionOf('use distil')?.odds).toMatchObject({ dice: 6 });
    book.reload(...thrown(6, 5));
    book.choose('use distil');
    expect([book.slice.distilled, book.of('use distil')]).toEqual([1, []]);
    const failed = inLab();
    failed.reload(...thrown(4, 4));
    failed.choose('use distil');
    expect([failed.slice.distilled, failed.told]).toEqual([0, failed.told]);
    expect(house().of('use distil')).toEqual([]);
  });

  test('BH-h43-K2: the Book on the floor there counts, the dead don’t', () => {
    const begun = inLab({ rooms: ['entrance-hall', LAB, LAB], cards: [[], [], ['book']] });
    begun.run([{ do: 'die', seat: '2' }], '1');
    expect(begun.optionOf('use distil')?.odds).toMatchObject({ dice: 5 });
    const away = inLab({ cards: [['book']] });
    expect(away.optionOf('use distil')?.odds).toMatchObject({ dice: 4 });
  });

  test('BH-h43-H, BH-h43-K3: whoever ends a turn in the Gardens looks for a herb with Knowledge 3, until there is the Serum', () => {
    const ends = (total: number, slice: Partial<State> = {}) => {
      const begun = house({ rooms: ['entrance-hall', 'gardens', 'basement-landing'] }).set(slice);
      begun.reload(...thrown(4, total));
      begun.choose('end');
      return begun;
    };
    expect(ends(3).cardsOf('1')).toEqual(['43:herb.1']);
    expect(ends(2).cardsOf('1')).toEqual([]);
    expect(ends(3, { distilled: 2, herbs: 1 }).cardsOf('1')).toEqual([]);
    const both = house({
      rooms: ['entrance-hall', 'conservatory', 'foyer'],
      tiles: [...TILES, ['conservatory', 'upper', 0, 1]],
    });
    both.reload(...thrown(4, 3));
    both.choose('end');
    expect(both.cardsOf('1')).toEqual(['43:herb.1']);
  });

  test('BH-h43-D9, BH-h43-D5: herbs are laid down for nothing; whoever brings the last token has the Serum, as many as there were explorers', () => {
    const begun = inLab({ cards: [[], ['43:herb.1', '43:herb.2']] }).set({ distilled: 1 });
    begun.choose('use lay-herb');
    expect([begun.slice.herbs, begun.cardsOf('1'), begun.G.turn.spent]).toEqual([1, ['43:herb.2'], 0]);
    begun.choose('use lay-herb');
    expect([begun.slice.herbs, begun.cardsOf('1')]).toEqual([2, [SERUM]]);
    expect([begun.of('use distil'), begun.told]).toEqual([[], begun.told]);
    const rolled = inLab().set({ distilled: 1, herbs: 1 });
    rolled.run([{ do: 'die', seat: '2' }], '1');
    rolled.reload(...thrown(4, 5));
    rolled.choose('use distil');
    expect(rolled.cardsOf('1')).toEqual([SERUM]);
  });

  test('BH168: a herb that has changed hands in this turn is not laid down', () => {
    const begun = inLab({ cards: [[], ['43:herb.1']] });
    begun.run([{ do: 'mark', card: '43:herb.1' }], '1');
    expect(begun.optionOf('use lay-herb')).toMatchObject({ not: { reason: 'card-moved' } });
  });

  test('BH-h43-H, BH-h43-K1: at least one of each: of one kind there is one less than it takes', () => {
    const begun = inLab({ cards: [[], ['43:herb.1']] }).set({ distilled: 2 });
    expect(begun.optionOf('use distil')).toMatchObject({ not: { reason: 'one-kind' } });
    expect(begun.choices).toContain('use lay-herb');
    begun.set({ distilled: 0, herbs: 2 });
    expect(begun.optionOf('use lay-herb')).toMatchObject({ not: { reason: 'one-kind' } });
    expect(begun.choices).toContain('use distil');
  });

  test('BH-h43-H: an injection costs a space; whoever is willing, and oneself', () => {
    const begun = armed().set({ willing: ['2'] });
    begun.choose('use inject 2');
    expect([begun.slice.injected, begun.G.turn.spent]).toEqual([['2'], 1]);
    begun.choose('use inject 1');
    expect([begun.slice.injected, begun.G.turn.spent]).toEqual([['2', '1'], 2]);
    expect(begun.cardsOf('1')).toEqual([SERUM]);
    // All have seen that they are heroes.
    expect((begun.shownTo('0') as State).tokens.log).toEqual([
      { seat: '2', isTraitor: false },
      { seat: '1', isTraitor: false },
    ]);
    const away = armed({}, []);
    expect(away.of('use inject')).toEqual(['use inject 1']);
    const tired = armed();
    tired.G.turn.isMovementOver = true;
    expect(tired.set({}).optionOf('use inject 1')).toMatchObject({ not: { reason: 'no-steps' } });
  });

  test('BH-h43-K11: what a seat may do depends on no token', () => {
    const begun = armed({ rooms: ['entrance-hall', LAB, LAB], cards: [[], [SERUM, '43:herb.1']] }).set({
      herbs: 0,
    });
    const before = begun.choices;
    const told = () => begun.viewOf('1').choices.filter(({ weight }) => (weight ?? 1) > 0.05).length;
    const thought = told();
    begun.set({ tokens: { ...begun.slice.tokens, turned: ['0', '1'] } });
    // Nor does what a bot takes the time to look at.
    expect(told()).toBe(thought);
    expect([begun.viewOf('1').side, begun.choices]).toEqual(['traitor', before]);
  });

  test('BH-h43-D16, BH-h43-K4, BH168: it is not used up, but was it traded in this turn, or will it be?', () => {
    const moved = armed().set({ willing: ['2'] });
    moved.run([{ do: 'mark', card: SERUM }], '1');
    expect(moved.optionOf('use inject 2')).toMatchObject({ not: { reason: 'card-moved' } });
    moved.put('0', 'upper-landing');
    expect(moved.optionOf('attack 0 speed')).toMatchObject({ not: { reason: 'card-moved' } });
    const used = armed({}, ['0', '2']).set({ willing: ['2'] });
    used.choose('use inject 2');
    expect(used.choices).not.toContain(`drop ${SERUM}`);
    expect(used.choices).toContain(`attack 0 speed`);
  });

  test('BH-h43-D7: traits below their start come back to it, and no others move', () => {
    const begun = armed().set({ willing: ['2'] });
    begun.rate('2', { might: 1, sanity: 8 });
    begun.choose('use inject 2');
    expect([begun.changes('2'), begun.G.haunt?.sides[2]]).toEqual([{ sanity: 4 }, 'heroes']);
  });

  test('BH-h43-D6, BH-h43-D10: on the plates of the dead it says neither “injected” nor “willing”, on those of the injected not “willing”', () => {
    const begun = armed({}, ['0', '2']).set({ willing: ['0', '2'] });
    begun.choose('use inject 0', 'use inject 2');
    const signs = marksOf(begun, null).filter(([, word]) => word === 'cured' || word === 'willing');
    expect(signs).toEqual([[{ seat: '2' }, 'cured', null]]);
  });

  test('BH-h43-D6: a traitor who is injected is dead for good, and no Alien', () => {
    const begun = armed({}, ['0', '2']).set({ willing: ['0'] });
    begun.choose('use inject 0');
    expect([lives(begun), begun.slice.turning, begun.G.haunt?.sides]).toEqual([
      ['dead', 'alive', 'alive'],
      [],
      ['traitor', 'heroes', 'heroes'],
    ]);
    expect(begun.G.haunt?.traitor).toBeNull();
  });

  test('BH-h43-D10: an order that all see, “no” at first, once in one’s own turn; without it nobody is injected', () => {
    const begun = armed();
    expect(begun.slice.willing).toEqual([]);
    expect(begun.optionOf('use inject 2')).toMatchObject({ not: { reason: 'not-willing' } });
    begun.choose('use willing');
    expect([begun.slice.willing, begun.of('use willing')]).toEqual([['1'], []]);
    for (const seat of ['0', '1', '2', null])
      expect(marksOf(begun, seat)).toContainEqual([{ seat: '1' }, 'willing', null]);
    begun.reload(...BLANK);
    untilTurnOf(begun, '2');
    untilTurnOf(begun, '1');
    begun.choose('use willing');
    expect(begun.slice.willing).toEqual([]);
  });

  test('BH-h43-D10: a won fight with Speed injects, unhurt if it is no traitor; lost, it hurts as ever', () => {
    const fight = (own: number, other: number, target = '2') => {
      const begun = armed({}, [target]);
      begun.load('1', 'speed', own);
      begun.load(target, 'speed', other);
      begun.choose(`attack ${target} speed`);
      return begun;
    };
    const won = fight(6, 2);
    expect([won.slice.injected, won.changes('2'), won.asked]).toEqual([['2'], {}, '1 turn']);
    const traitor = fight(6, 2, '0');
    expect([traitor.slice.injected, lives(traitor)]).toEqual([['0'], ['dead', 'alive', 'alive']]);
    const lost = fight(2, 4);
    expect([lost.slice.injected, lost.asked]).toEqual([[], '1 split']);
    const tie = fight(3, 3);
    expect([tie.slice.injected, tie.asked]).toEqual([[], '1 turn']);
    const willing = armed().set({ willing: ['2'] });
    expect(willing.of(`attack 2 speed`)).toEqual([]);
  });
});

describe('Aliens', () => {
  /** Ox, the traitor, dies in Missy's turn. */
  const dying = (more: More = {}) => {
    const begun = house({ cards: [['axe'], [SERUM]], ...more });
    begun.run([{ do: 'die', seat: '0' }], '1');
    return begun;
  };

  test('BH-h43-R, BH-h43-D15: of the dead all are told whether it was a traitor, and nobody sees the tokens', () => {
    const begun = house();
    begun.G.journal = [];
    begun.run([{ do: 'die', seat: '0' }], '1');
    expect(begun.told).toContain('was-traitor');
    for (const seat of ['0', '1', '2', null]) {
      expect(marksOf(begun, seat)).toContainEqual([{ seat: '0' }, 'turning', null]);
      expect(marksOf(begun, seat)).toContainEqual([{ room: 'entrance-hall' }, 'turning', null]);
      expect((begun.shownTo(seat) as State).tokens.turned).toEqual(['0']);
    }
    expect((begun.shownTo('1') as State).tokens.hands[0]).toEqual([]);
    expect(begun.G.haunt).toMatchObject({ traitor: null, sides: ['traitor', 'heroes', 'heroes'] });
    const hero = house();
    hero.G.journal = [];
    hero.run([{ do: 'die', seat: '2' }], '1');
    expect([hero.told.includes('was-hero'), hero.slice.turning, hero.G.haunt?.sides[2]]).toEqual([
      true,
      [],
      'heroes',
    ]);
  });

  test('BH-h43-R, BH-h43-K8: it misses its next turn, and with the one after it is an Alien where it lay, led by its player', () => {
    const begun = dying();
    expect(begun.G.piles).toMatchObject([{ room: 'entrance-hall', cards: ['axe'] }]);
    untilTurnOf(begun, '2');
    begun.reload(0, 0, ...thrown(3, 4), ...thrown(3, 4));
    begun.choose('end');
    expect([begun.asked, begun.G.monsters]).toEqual(['1 turn', []]);
    untilTurnOf(begun, '2');
    begun.reload(...thrown(4, 3), 0, 0, 0, ...thrown(3, 4), ...thrown(3, 4));
    begun.choose('end');
    expect(begun.asked).toBe('0 monster');
    expect(begun.monster('alien')).toMatchObject({
      room: 'entrance-hall',
      mover: '0',
      spaces: 3,
      turn: 'mover',
    });
  });

  const risen = (rooms: readonly string[] = ['bloody-room', 'upper-landing', 'basement-landing']) => {
    const begun = house({ rooms, cards: [[], [SERUM]] });
    begun.run([{ do: 'die', seat: '0' }], '1');
    begun.set({ turning: [{ seat: '0', hasMissed: true }] });
    untilTurnOf(begun, '2');
    begun.reload(...thrown(4, 3), ...thrown(20, 0));
    begun.choose('end');
    return begun;
  };

  test('BH-h43-M: Speed 4, Might 6, Sanity 4, no Knowledge', () => {
    const begun = risen();
    expect(begun.viewOf(null).values[begun.monster('alien')?.id ?? '']).toEqual({
      speed: 4,
      might: 6,
      sanity: 4,
    });
  });

  test('BH-h43-K8, BH-h43-D15: it comes once, and rolls its Speed anew in each of its turns', () => {
    const begun = risen();
    expect(begun.slice.turning).toEqual([]);
    begun.rest();
    untilTurnOf(begun, '2');
    begun.reload(...thrown(4, 2), ...Array<number>(20).fill(0));
    begun.choose('end');
    expect([begun.G.monsters.length, begun.monster('alien')?.spaces]).toEqual([1, 2]);
  });

  test('BH-h43-D15, BH68: stunned it is shot at by nobody who has no Serum', () => {
    const begun = risen(['bloody-room', 'upper-landing', 'bloody-room']).rest();
    untilTurnOf(begun, '2');
    begun.G.explorers[2]?.cards.push('revolver');
    begun.alter('alien', { stunned: 1 });
    expect(begun.of('attack m1')).toEqual([]);
    begun.alter('alien', { stunned: 0 });
    expect(begun.of('attack m1')).toContain('attack m1 speed revolver');
  });

  test('BH-h43-D15: it attacks whom it likes, and is stunned like a monster', () => {
    const begun = risen(['bloody-room', 'bloody-room', 'bloody-room']);
    expect(begun.of('attack ')).toEqual(['attack m1 1 might', 'attack m1 2 might']);
    begun.reload(...thrown(6, 2), ...thrown(3, 5), ...Array<number>(30).fill(0));
    begun.choose('attack m1 1 might');
    expect(begun.monster('alien')).toMatchObject({ stunned: expect.any(Number) });
    expect((begun.monster('alien')?.stunned ?? 0) + begun.G.monsters.length).toBeGreaterThan(0);
  });

  test('BH-h43-D15, BH87: it slows every explorer, while it isn’t stunned; nobody else slows anybody', () => {
    const cost = (begun: House) =>
      begun.viewOf('1').choices.find(({ move, args }) => move === 'go' && args[0] === 'bloody-room')?.cost;
    const awake = risen(['bloody-room', 'upper-landing', 'basement-landing']);
    const step = awake.viewOf('0').choices.find(({ args }) => args.join(' ') === 'm1 upper-landing');
    expect(step?.cost).toBe(1);
    const begun = risen().rest();
    untilTurnOf(begun, '1');
    expect(cost(begun)).toBe(1);
    begun.put('2', 'upper-landing');
    expect(cost(begun)).toBe(1);
    begun.alter('alien', { room: 'upper-landing' });
    expect(cost(begun)).toBe(2);
    begun.alter('alien', { stunned: 1 });
    expect(cost(begun)).toBe(1);
    const traitors = risen().rest();
    untilTurnOf(traitors, '1');
    traitors
      .set({ tokens: { ...traitors.slice.tokens, turned: ['0', '1'] } })
      .alter('alien', { room: 'upper-landing' });
    expect(cost(traitors)).toBe(2);
  });

  test('BH-h43-D15: it is not sick and swaps nothing', () => {
    const begun = risen();
    begun.bring('m1', 'upper-landing');
    expect(begun.slice.tokens.log.filter((one) => 'seats' in one)).toEqual([]);
    begun.bring('1', 'bloody-room');
    expect(begun.slice.tokens.log.filter((one) => 'seats' in one)).toEqual([]);
  });

  test('BH-h43-R: while one turns, a space and the Serum end it; after that a won fight with Speed, stunned or not', () => {
    const begun = dying();
    begun.put('1', 'entrance-hall');
    begun.choose('use inject 0');
    expect([begun.slice.turning, begun.G.turn.spent]).toEqual([[], 1]);
    for (const stunned of [0, 1] as const) {
      const alien = risen(['bloody-room', 'bloody-room', 'basement-landing']);
      alien.rest();
      untilTurnOf(alien, '1');
      alien.alter('alien', { stunned });
      expect(alien.choices.includes('attack m1 might')).toBe(stunned === 0);
      alien.reload();
      alien.load('1', 'speed', 6);
      alien.load('m1', 'speed', 2);
      alien.choose(`attack m1 speed`);
      expect(alien.G.monsters).toEqual([]);
    }
  });
});

describe('how it ends', () => {
  test('BH-h43-H: everybody who lives has been injected, and the heroes win; BH-h43-D6: Aliens and the dead don’t count', () => {
    const begun = armed({}, ['0', '2']).set({ willing: ['0', '2'] });
    begun.choose('use inject 2', 'use inject 0');
    expect(begun.G.outcome).toBeNull();
    begun.choose('use inject 1');
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['1', '2'], how: 'goal' });
    const last = armed().set({ injected: ['1'], willing: [] });
    last.run([{ do: 'die', seat: '0' }], '1');
    expect(last.G.outcome).toBeNull();
    last.run([{ do: 'die', seat: '2' }], '1');
    expect(last.G.outcome).toMatchObject({ side: 'heroes', winners: ['1', '2'] });
  });

  test('BH-h43-T, BH-h43-D12: all the others are dead or have turned, and of the traitors whoever turned last loses alone', () => {
    const begun = lots(house(), 1, 1);
    begun.bring('1', 'entrance-hall');
    expect(begun.G.outcome).toBeNull();
    begun.run([{ do: 'die', seat: '2' }], '1');
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0'] });
    for (const seat of ['0', '1', '2', null])
      expect(marksOf(begun, seat)).toContainEqual([{ seat: '1' }, 'last', null]);
    expect(marksOf(begun, '2')).toContainEqual([{ seat: '0' }, 'traitor', null]);
    expect(begun.viewOf('1').slips.map(({ word }) => word)).toEqual(['swap']);
  });

  test('BH-h43-D12: in which order those turned of whom one knows is in nothing that is shown', () => {
    const orders = [
      ['2', '0'],
      ['0', '2'],
    ].map((turned) => {
      const begun = house();
      const log = ['0', '2'].map((seat) => ({ seat, isTraitor: true }));
      begun.set({ tokens: { ...begun.slice.tokens, turned, log } });
      return [begun.shownTo('1'), begun.viewOf('1').marks];
    });
    expect(orders[0]).toEqual(orders[1]);
  });

  test('BH-h43-D8: one traitor alone, and all heroes are dead: it wins', () => {
    const begun = house();
    begun.run(
      [
        { do: 'die', seat: '1' },
        { do: 'die', seat: '2' },
      ],
      '2',
    );
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0'] });
  });

  test('BH-h43-T: dead traitors win as well', () => {
    const begun = lots(house(), 1, 1);
    begun.bring('1', 'entrance-hall');
    begun.run(
      [
        { do: 'die', seat: '0' },
        { do: 'die', seat: '2' },
      ],
      '1',
    );
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0'] });
  });

  test('BH-h43: each side wins some among bots', () => {
    expect(winsAmongBots('43', ['heroes', 'traitor'], 60)).toMatchObject({
      heroes: expect.any(Number),
      traitor: expect.any(Number),
    });
  });
});

describe('BH-h43-K10: what bots hold possible', () => {
  test('BH-h43-K10: goes by the 1, and keeps to what a seat has given and got', () => {
    const begun = lots(house(), 1, 1);
    begun.bring('1', 'entrance-hall');
    const shown = (begun.shownTo('0') as State).tokens;
    for (let seed = 0; seed < 20; seed++) {
      const { hands, turned } = guessedTokens(shown, new RandomSource({ seed: String(seed), position: 0 }));
      expect([hands[0], hands[1]?.includes(1), turned]).toEqual([[3, 2], true, ['0', '1']]);
      expect(hands.flat().sort()).toEqual([1, 2, 3, 4, 5, 6]);
    }
    // Whom it came from it knows, and where what it gave must be.
    const taker = (begun.shownTo('1') as State).tokens;
    for (let seed = 0; seed < 20; seed++) {
      const { hands, turned } = guessedTokens(taker, new RandomSource({ seed: String(seed), position: 0 }));
      expect([hands[0]?.includes(3), turned]).toEqual([true, ['0', '1']]);
    }
    const third = (begun.shownTo('2') as State).tokens;
    const worlds = Array.from({ length: 400 }, (_, seed) =>
      guessedTokens(third, new RandomSource({ seed: String(seed), position: 0 })),
    );
    const share = (turned: string) => worlds.filter((one) => one.turned.join() === turned).length / 400;
    // Either had it, and gave it or not.
    expect(['0', '1', '0,1', '1,0'].map((turned) => Math.round(10 * share(turned)) / 10)).toEqual([
      expect.closeTo(0.3, 0),
      expect.closeTo(0.3, 0),
      expect.closeTo(0.2, 0),
      expect.closeTo(0.2, 0),
    ]);
    expect(['0', '1', '0,1', '1,0'].map(share).every((one) => one > 0.15 && one < 0.35)).toBe(true);
  });

  test('BH-h43-K10: somebody who has met nobody is as likely as those who have met each other together make it', () => {
    const begun = lots(
      house({ explorers: FOUR, rooms: ['entrance-hall', 'upper-landing', 'basement-landing', 'foyer'] }),
      1,
      1,
    );
    begun.bring('1', 'entrance-hall');
    const shown = (begun.shownTo('3') as State).tokens;
    const alone = Array.from({ length: 600 }, (_, seed) =>
      guessedTokens(shown, new RandomSource({ seed: String(seed), position: 0 })),
    ).filter(({ turned }) => turned.join() === '2');
    expect(alone.length / 600).toBeGreaterThan(0.27);
  });
});
