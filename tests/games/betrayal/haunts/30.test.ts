import { policyWith } from '@games/betrayal/bot/policy';
import type { Trait } from '@games/betrayal/rules/components';
import type { Attack, StepOf } from '@games/betrayal/rules/step';
import type { Ctx } from '@/kit/action';
import { ownStep } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { hauntedHouse, untilTurnOf } from '../haunted';

type More = NonNullable<Parameters<typeof hauntedHouse>[1]>;

const CRYPT = ['crypt', 'basement', 0, 1] as const;
const GRAVEYARD = ['graveyard', 'ground', 1, -1] as const;
/** Its one door looks at the Foyer. */
const CHAPEL = ['chapel', 'ground', 1, 1] as const;

/** Ox has revealed it with the Girl and is a Vampire; Missy and Peter are the heroes. */
const house = (dice: readonly number[] = [], more: More = {}) =>
  hauntedHouse(30, {
    omen: 'girl',
    cards: [['girl']],
    rooms: ['foyer', 'upper-landing', 'upper-landing'],
    tiles: [CRYPT],
    dice,
    ...more,
  });
type House = ReturnType<typeof house>;

/** The Bride comes first. */
const [BRIDE, DRACULA] = ['m1', 'm2'];
const kinds = ({ G }: House) => G.monsters.map(({ kind }) => kind);
const traitsOf = ({ G }: House, seat: number) => G.explorers[seat]?.traits;
const sheetOf = (begun: House, figure: string) => begun.viewOf('0').values[figure];
const marksOf = (begun: House, word: string) =>
  (begun.viewOf('1').marks ?? []).filter((one) => one.word === word);
/** Dice of Dracula's and the Bride's walk, then whatever is thrown. */
const twos = (count: number): number[] => Array<number>(count).fill(2);
const blanks = (count: number): number[] => Array<number>(count).fill(0);
/** The traitor's turn is due. */
const hour = (begun: House, ...dice: number[]): void => {
  begun.dice.push(...dice);
  begun.run([ownStep('haunt/hour')]);
};
/** The monsters' turn, in which both are awake and far from walking out. */
const monstersTurn = (begun: House): void => {
  begun.alter('dracula', { turn: 'monsters' });
  begun.reload(...blanks(20));
  begun.run([{ do: 'monsters' }]);
  begun.reload();
};
/** A fight as it has come out. */
const fight = (
  begun: House,
  attacker: string,
  target: string,
  margin: number,
  trait: Trait = 'might',
  more: Partial<Attack> = {},
): void => {
  const rolled = { attacked: 20 + margin, total: 20, dice: [] };
  const step: StepOf<'fight'> = { do: 'fight', attacker, target, trait, ...rolled, ...more };
  begun.run([step]);
};

describe('the setup', () => {
  test('BH-h30-S BH-h30-D2 BH-g25: the traitor rises by one each, and its Girl is the Bride beside it', () => {
    const begun = house();
    expect(begun.G.haunt).toMatchObject({ traitor: '0' });
    // One less of what the Girl brought.
    expect(begun.changes('0')).toEqual({ speed: 1, might: 1 });
    expect([begun.cardsOf('0'), begun.G.gone]).toEqual([[], ['girl']]);
    expect(begun.monster('bride')).toMatchObject({ room: 'foyer', mover: '0' });
  });

  test('BH-g25: the Girl goes out of the game from wherever she is, and kills nobody by it', () => {
    const lying = house([], { omen: 'book', cards: [] });
    expect([lying.G.gone, lying.G.decks.omen.includes('girl')]).toEqual([['girl'], false]);
    const held = house([], { cards: [[], ['girl']], traits: [{}, { sanity: 1, knowledge: 3 }] });
    expect([held.G.gone, held.changes('1'), held.G.explorers[1]?.life]).toEqual([
      ['girl'],
      { knowledge: -1 },
      'alive',
    ]);
  });

  test('BH-h30-S BH-h30-M: Dracula lies in the Crypt, or in the Graveyard', () => {
    const begun = house();
    expect(begun.monster('dracula')).toMatchObject({ room: 'crypt', turn: 'none' });
    expect([sheetOf(begun, BRIDE), sheetOf(begun, DRACULA)]).toEqual([
      { speed: 4, might: 4, sanity: 4 },
      { speed: 5, might: 8, sanity: 6 },
    ]);
    expect(house([], { tiles: [GRAVEYARD] }).monster('dracula')?.room).toBe('graveyard');
  });

  test('BH-g32: where both are in play the traitor’s player picks', () => {
    const begun = house([], { tiles: [CRYPT, GRAVEYARD] });
    expect([begun.asked, begun.choices]).toEqual(['0 pick', ['answer crypt', 'answer graveyard']]);
    begun.choose('answer graveyard');
    expect(begun.monster('dracula')?.room).toBe('graveyard');
  });

  test('BH-h30-D2 BH-h30-K1: with neither he lies four steps off or more, where nobody is and no barrier', () => {
    const begun = house([], {
      rooms: ['basement-landing', 'entrance-hall', 'entrance-hall'],
      tiles: [
        ['attic', 'upper', 0, -1],
        ['tower', 'upper', 1, 0],
        ['creaky-hallway', 'upper', 0, 1],
        ['dusty-hallway', 'upper', 0, 2],
      ],
    });
    // The Attic and the first hallway are four steps off, the second five.
    expect([begun.asked, begun.choices]).toEqual([
      '0 pick',
      ['answer attic', 'answer creaky-hallway', 'answer dusty-hallway'],
    ]);
  });

  test('BH-h30-K1: nor in the Coal Chute, into which no way leads', () => {
    const begun = house([], {
      rooms: ['basement-landing', 'entrance-hall', 'entrance-hall'],
      tiles: [['coal-chute', 'ground', 2, 1]],
    });
    expect(begun.monster('dracula')?.room).toBe('upper-landing');
  });

  test('BH-g2: nothing so far off, and it is the farthest there is', () => {
    const begun = house([], { tiles: [], rooms: ['basement-landing', 'entrance-hall', 'foyer'] });
    expect(begun.monster('dracula')?.room).toBe('upper-landing');
  });

  test('BH-h30-D2: with somebody in every room he lies in any of them', () => {
    const five = ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'vivian-lopez', 'professor-longfellow'];
    const strip = ['grand-staircase', 'foyer', 'entrance-hall', 'upper-landing', 'basement-landing'];
    const begun = house([], { tiles: [], explorers: five, rooms: strip });
    expect([begun.asked, begun.choices.length]).toEqual(['0 pick', 5]);
  });

  test('BH-h30-S: he walks from the traitor’s second turn on, and is marked as asleep until then', () => {
    const begun = house();
    expect(marksOf(begun, 'asleep')).toHaveLength(1);
    hour(begun, ...twos(3));
    begun.dice.push(...blanks(4));
    begun.run([{ do: 'monsters' }]);
    expect([begun.asked, begun.choices.some((one) => one.includes(DRACULA))]).toEqual(['0 monster', false]);
    begun.choose(`end ${BRIDE}`);
    hour(begun, ...twos(3));
    expect([begun.monster('dracula')?.turn, begun.told.includes('wakes')]).toEqual(['monsters', true]);
    expect(marksOf(begun, 'asleep')).toEqual([]);
  });

  test('BH-h30-K1: asleep he defends himself, and is stunned like others', () => {
    const begun = house([], { rooms: ['foyer', 'crypt', undefined] });
    untilTurnOf(begun, '1');
    expect(begun.choices).toContain(`attack ${DRACULA} might`);
    fight(begun, '1', DRACULA, 2);
    expect(begun.monster('dracula')?.stunned).toBe(1);
  });
});

describe('the sun', () => {
  test('BH-h30-H BH-h30-D1 BH-h30-K7: before the traitor’s turn a hero rolls a die for each player; less than the track is sunrise', () => {
    const begun = house();
    hour(begun, 1, 0, 0);
    expect(begun.slice).toMatchObject({ track: 1, isSunrise: false });
    hour(begun, 1, 1, 0);
    expect(begun.slice).toMatchObject({ track: 2, isSunrise: false });
    hour(begun, 2, 0, 0);
    expect(begun.slice).toMatchObject({ track: 3, isSunrise: true });
    expect(begun.told.filter((kind) => ['still-dark', 'sunrise'].includes(kind))).toEqual([
      'still-dark',
      'still-dark',
      'sunrise',
    ]);
    expect(begun.dice).toEqual([]);
  });

  test('BH-h30-D1: the roll comes as the traitor’s turn is due, of the first living hero on its left', () => {
    const begun = house();
    begun.run([{ do: 'die', seat: '1' }]);
    begun.dice.push(...twos(3));
    untilTurnOf(begun, '0');
    expect(begun.slice).toMatchObject({ track: 1 });
    const rolledIn = ({ G }: House) => (G.journal ?? []).find(({ kind }) => kind === 'roll-dice');
    expect(rolledIn(begun)?.playerID).toBe('2');
    const other = house([], { revealer: '1', cards: [[], ['girl']] });
    hour(other, ...twos(3));
    expect(rolledIn(other)?.playerID).toBe('2');
  });

  test('BH-h30-D1 BH-h30-H: no loss in the turn of the sunrise, from the next on every Vampire loses one of each trait', () => {
    const begun = house();
    hour(begun, ...blanks(3));
    expect([begun.slice.isSunrise, begun.changes('0')]).toEqual([true, { speed: 1, might: 1 }]);
    hour(begun);
    expect(begun.changes('0')).toEqual({ sanity: -1, knowledge: -1 });
    expect([sheetOf(begun, BRIDE), sheetOf(begun, DRACULA)]).toEqual([
      { speed: 3, might: 3, sanity: 3 },
      { speed: 4, might: 7, sanity: 5 },
    ]);
    expect([begun.changes('1'), begun.changes('2'), begun.dice]).toEqual([{}, {}, []]);
    const losses = (begun.G.journal ?? []).filter(({ kind }) => kind === 'lose').slice(-4);
    expect(losses.map(({ facts }) => facts.of)).toEqual(Array(4).fill({ term: 'rolls.sunrise' }));
  });

  test('BH-h30-S: the sun in the first turn lets Dracula out in the second all the same', () => {
    const begun = house();
    hour(begun, ...blanks(3));
    expect(begun.monster('dracula')?.turn).toBe('none');
    hour(begun);
    expect(begun.monster('dracula')?.turn).toBe('monsters');
  });

  test('BH-h30-K7 BH-g14: the Bride is dust with the fourth loss and Dracula with the fifth, be the traitor dead and they stunned', () => {
    const begun = house().set({ isSunrise: true });
    for (const one of begun.G.monsters) one.stunned = 1;
    for (let turn = 0; turn < 3; turn++) hour(begun);
    // Ox has had a Sanity of three spaces.
    expect([begun.G.explorers[0]?.life, kinds(begun), begun.G.outcome]).toEqual([
      'dead',
      ['bride', 'dracula'],
      null,
    ]);
    hour(begun);
    expect([kinds(begun), begun.G.outcome]).toEqual([['dracula'], null]);
    // It is the sun that has done it, and no hero.
    expect(begun.G.journal?.at(-1)).toMatchObject({ kind: 'dust', playerID: null });
    untilTurnOf(begun, '2');
    begun.choose('end');
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['1', '2'], how: 'goal' });
  });

  test('BH-h30-H: who has turned loses as well, and the death names the sun', () => {
    const begun = house([], { traits: [{}, { sanity: 1 }] }).set({ isSunrise: true });
    begun.run([{ do: 'turn-coat', seat: '1', to: 'traitor' }]);
    begun.choose('answer read');
    // Risen by one, it lasts two turns.
    hour(begun);
    expect(traitsOf(begun, 1)?.sanity).toBe(1);
    hour(begun);
    expect(begun.G.explorers[1]?.life).toBe('dead');
    const died = (begun.G.journal ?? []).find(({ kind }) => kind === 'die');
    expect(died?.facts).toMatchObject({ known: 'yes' });
  });
});

describe('the Spear', () => {
  const armed = (more: More = {}): House => {
    const begun = house([], { cards: [['girl'], ['spear']], rooms: ['foyer', 'foyer', undefined], ...more });
    untilTurnOf(begun, '1');
    return begun;
  };

  test('BH-h30-H: a win with it destroys, and with the second of them the heroes have won', () => {
    const begun = armed();
    // Missy: Might 3 and two dice; the Bride: four.
    begun.dice.push(...twos(5), ...blanks(4));
    begun.choose(`attack ${BRIDE} might spear`);
    expect([kinds(begun), begun.G.outcome, begun.slice.slain]).toEqual([['dracula'], null, 1]);
    expect(begun.G.journal?.find(({ kind }) => kind === 'staked')?.playerID).toBe('1');
    fight(begun, '1', DRACULA, 1, 'might', { weapon: 'spear' });
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['1', '2'], how: 'goal' });
  });

  test('BH-h30-H: a tie or another attack destroys nobody, nor does one that is beaten back', () => {
    const begun = armed();
    fight(begun, '1', BRIDE, 0, 'might', { weapon: 'spear' });
    expect(begun.monster('bride')?.stunned).toBe(0);
    fight(begun, '1', BRIDE, 5, 'might', { weapon: 'axe' });
    expect(begun.monster('bride')?.stunned).toBe(1);
    const beaten = armed();
    fight(beaten, BRIDE, '1', -3);
    expect(beaten.monster('bride')?.stunned).toBe(1);
  });

  test('BH68: one that lies stunned is attacked with the Spear alone, and a lost thrust hurts nobody', () => {
    const begun = armed();
    begun.alter('bride', { stunned: 1 });
    begun.run([]);
    expect(begun.choices.filter((one) => one.includes(BRIDE))).toEqual([`attack ${BRIDE} might spear`]);
    begun.dice.push(...blanks(5), ...twos(4));
    begun.choose(`attack ${BRIDE} might spear`);
    expect([begun.asked, begun.changes('1')]).toEqual(['1 turn', {}]);
    // It has been used (BH33).
    expect(begun.choices).not.toContain('drop spear');
    expect(begun.of('attack')).toEqual([]);
    const spent = armed();
    expect(spent.choices.filter((one) => one === `attack ${BRIDE} might spear`)).toHaveLength(1);
    spent.alter('bride', { stunned: 1 });
    spent.alter('dracula', { stunned: 1 });
    spent.run([]);
    expect(spent.choices.filter((one) => one.includes(DRACULA))).toEqual([]);
    spent.run([{ do: 'forgo-attack' }]);
    expect(spent.choices.filter((one) => one.includes(BRIDE))).toEqual([]);
    const bare = armed({ cards: [['girl'], []] });
    bare.alter('bride', { stunned: 1 });
    bare.run([]);
    expect(bare.choices.filter((one) => one.includes(BRIDE))).toEqual([]);
    const moved = armed();
    moved.alter('bride', { stunned: 1 });
    moved.run([{ do: 'mark', card: 'spear' }]);
    expect(moved.choices.filter((one) => one.includes(BRIDE))).toEqual([]);
  });

  test('BH-h30-H BH-h30-D4: neither the traitor’s death nor that of who has turned is asked for, or enough', () => {
    const begun = house();
    begun.run([{ do: 'die', seat: '0' }]);
    expect(begun.G.outcome).toBeNull();
    const turned = house();
    turned.run([{ do: 'turn-coat', seat: '1', to: 'traitor' }]);
    turned.choose('answer read');
    for (const kind of ['bride', 'dracula'])
      turned.run([ownStep('haunt/destroy', { monster: turned.monster(kind)?.id, seat: '2' })]);
    expect(turned.G.outcome).toMatchObject({ side: 'heroes', winners: ['2'] });
  });

  test('BH-h30-D7 BH61: a Vampire who is an explorer is dead, whatever the margin, and drops all', () => {
    const begun = armed({ cards: [['girl', 'axe'], ['spear']] });
    fight(begun, '1', '0', 1, 'might', { weapon: 'spear' });
    expect([begun.asked, begun.G.explorers[0]?.life, begun.G.outcome]).toEqual(['1 turn', 'dead', null]);
    expect([begun.G.piles, begun.told.includes('impaled')]).toEqual([
      [{ room: 'foyer', side: null, cards: ['axe'] }],
      true,
    ]);
    const other = armed({ rooms: ['foyer', 'foyer', 'foyer'] });
    other.run([{ do: 'turn-coat', seat: '2', to: 'traitor' }]);
    other.choose('answer read');
    fight(other, '1', '2', 1, 'might', { weapon: 'spear' });
    expect([other.G.explorers[2]?.life, other.told.includes('impaled')]).toEqual(['dead', true]);
  });

  test('BH-h30-D7 BH58: won by 2 a theft may be chosen in its place', () => {
    const begun = armed({ cards: [['girl', 'axe'], ['spear']] });
    fight(begun, '1', '0', 2, 'might', { weapon: 'spear' });
    expect([begun.choices, begun.optionOf('answer impale')?.label.kind]).toEqual([
      ['answer impale', 'answer axe'],
      'impale',
    ]);
    begun.choose('answer axe');
    expect([begun.G.explorers[0]?.life, begun.cardsOf('1')]).toEqual(['alive', ['spear', 'axe']]);
    const killed = armed({ cards: [['girl', 'axe'], ['spear']] });
    fight(killed, '1', '0', 2, 'might', { weapon: 'spear' });
    killed.choose('answer impale');
    expect(killed.G.explorers[0]?.life).toBe('dead');
  });

  test('BH-h30-D7: not by fists, a tie or a thrust that is beaten back; a hero whom a Vampire thrusts at is hurt as usual', () => {
    const begun = armed();
    fight(begun, '1', '0', 1);
    expect(begun.asked).toBe('0 split');
    for (const margin of [0, -1]) {
      const lost = armed();
      fight(lost, '1', '0', margin, 'might', { weapon: 'spear' });
      expect(lost.G.explorers[0]?.life).toBe('alive');
    }
    const theirs = armed({ cards: [['girl', 'spear']] });
    fight(theirs, '0', '1', 1, 'might', { weapon: 'spear' });
    expect(theirs.asked).toBe('1 split');
  });

  test('BH68: for a Vampire there is nothing to finish', () => {
    const turned = armed();
    turned.alter('bride', { stunned: 1 });
    turned.run([{ do: 'turn-coat', seat: '1', to: 'traitor' }]);
    turned.choose('answer read');
    turned.run([{ do: 'begin-turn', seat: '1' }]);
    expect([turned.asked, turned.choices.filter((one) => one.includes(BRIDE))]).toEqual(['1 turn', []]);
  });

  test('BH152: the last hero falls as the last of them is destroyed, and the traitor has won', () => {
    const begun = house();
    begun.run([
      ownStep('haunt/destroy', { monster: BRIDE, seat: '1' }),
      { do: 'die', seat: '1' },
      { do: 'die', seat: '2' },
      ownStep('haunt/destroy', { monster: DRACULA, seat: '1' }),
    ]);
    expect(begun.G.outcome).toMatchObject({ side: 'traitor' });
  });
});

describe('the gaze', () => {
  const gazing = ({ choices }: House) => choices.filter((one) => one.endsWith(' sanity'));

  test('BH-h30-R BH-h30-D3: at the opposite sex, here or behind a door; at the same sex the reason is said', () => {
    // Missy is beside him, Peter in his room.
    const begun = house([], {
      tiles: [CRYPT, GRAVEYARD],
      setup: ['answer crypt'],
      rooms: ['foyer', 'graveyard', 'foyer'],
    });
    begun.dice.push(...twos(3));
    untilTurnOf(begun, '0');
    expect(gazing(begun)).toEqual(['attack 1 sanity']);
    expect(begun.optionOf('attack 2 sanity')?.not).toEqual({ reason: 'same-sex', clause: 'BH-h30' });
    monstersTurn(begun);
    expect(gazing(begun)).toEqual([`attack ${BRIDE} 2 sanity`]);
    expect(begun.optionOf(`attack ${BRIDE} 1 sanity`)?.not?.reason).toBe('same-sex');
  });

  test('BH-h30-D3: not by stairs, nor from farther off', () => {
    const begun = house([], { rooms: ['grand-staircase', 'upper-landing', 'upper-landing'] });
    begun.dice.push(...twos(3));
    untilTurnOf(begun, '0');
    expect(gazing(begun)).toEqual([]);
    const far = house([], { rooms: ['grand-staircase', 'entrance-hall', 'entrance-hall'] });
    far.dice.push(...twos(3));
    untilTurnOf(far, '0');
    expect(gazing(far)).toEqual([]);
  });

  test('BH-h30-R BH56: it is the one attack of the turn, of an explorer and of a monster', () => {
    const begun = house([], { rooms: ['foyer', 'foyer', 'foyer'] });
    begun.dice.push(...twos(3));
    untilTurnOf(begun, '0');
    begun.dice.push(2, 0, 0, ...blanks(3));
    begun.choose('attack 1 sanity');
    expect([begun.asked, gazing(begun)]).toEqual(['0 turn', []]);
    monstersTurn(begun);
    begun.dice.push(...twos(4), ...blanks(4));
    begun.choose(`attack ${BRIDE} 2 sanity`);
    expect(gazing(begun)).toEqual([]);
  });

  test('BH-h30-R: who may not attack does not gaze either', () => {
    const begun = house([], { rooms: ['foyer', 'foyer', undefined] });
    begun.dice.push(...twos(3));
    untilTurnOf(begun, '0');
    expect(gazing(begun)).toEqual(['attack 1 sanity']);
    begun.G.explorers[0]?.cards.push('webs');
    begun.run([]);
    expect(gazing(begun)).toEqual([]);
  });

  test('BH-h30-R BH-h30-K2: it costs so many spaces of Speed, no harm that Armor or Skull turn', () => {
    const begun = house([], { rooms: ['foyer', 'foyer', 'foyer'], cards: [['girl'], ['skull', 'armor']] });
    fight(begun, '0', '1', 2, 'sanity');
    expect([begun.asked, begun.changes('1')]).toEqual(['1 turn', { speed: -2 }]);
    // The same sex, and Might, are harmed as usual.
    fight(begun, '0', '2', 2, 'sanity');
    expect(begun.asked).toBe('2 split');
    const ringed = house([], { rooms: ['foyer', 'foyer', 'foyer'], cards: [['girl', 'ring']] });
    fight(ringed, '0', '1', 1, 'sanity', { weapon: 'ring' });
    expect(ringed.changes('1')).toEqual({ speed: -1 });
    const mighty = house([], { rooms: ['foyer', 'foyer', 'foyer'] });
    fight(mighty, '0', '1', 1);
    expect(mighty.asked).toBe('1 split');
  });

  test('BH-h30-R: a hero’s own Sanity attack is harm to the mind', () => {
    const begun = house([], { rooms: ['foyer', 'foyer', 'foyer'] });
    fight(begun, '1', '0', 2, 'sanity');
    expect(begun.asked).toBe('0 split');
  });

  test('BH-h30-D3: the victim behind a door may be drawn in', () => {
    const begun = house([], {
      tiles: [CRYPT, GRAVEYARD],
      setup: ['answer crypt'],
      rooms: ['foyer', 'graveyard', 'foyer'],
    });
    fight(begun, '0', '1', 1, 'sanity', { isFar: true });
    expect([begun.asked, begun.choices]).toEqual(['0 pick', ['answer draw', 'answer leave']]);
    begun.choose('answer draw');
    expect(begun.placeOf('1')).toBe('foyer');
    begun.alter('bride', { room: 'graveyard' });
    fight(begun, BRIDE, '2', 1, 'sanity', { isFar: true });
    begun.choose('answer leave');
    expect(begun.placeOf('2')).toBe('foyer');
  });

  test('BH-h30-D3 BH-h30-D4: whoever has turned draws in by its own choice', () => {
    const begun = house([], {
      tiles: [CRYPT, GRAVEYARD],
      setup: ['answer crypt'],
      rooms: ['foyer', 'foyer', 'graveyard'],
    });
    begun.run([{ do: 'turn-coat', seat: '1', to: 'traitor' }]);
    begun.choose('answer read');
    fight(begun, '1', '2', 1, 'sanity', { isFar: true });
    expect(begun.asked).toBe('1 pick');
  });

  test('BH-h30-D3 BH122: behind a barrier only through the door of its own side', () => {
    const begun = house([], {
      tiles: [CRYPT, ['tower', 'upper', 1, 0]],
      rooms: ['tower 1', 'upper-landing', undefined],
    });
    expect(begun.monster('bride')).toMatchObject({ room: 'tower', side: 1 });
    begun.dice.push(...twos(3));
    untilTurnOf(begun, '0');
    expect(gazing(begun)).toEqual([]);
    begun.choose('use tower');
    expect(gazing(begun)).toEqual(['attack 1 sanity']);
  });

  test('BH-h30-K2 BH59 BH69: lost from another room it hurts no explorer, and stuns a monster', () => {
    const begun = house([], {
      tiles: [CRYPT, GRAVEYARD],
      setup: ['answer crypt'],
      rooms: ['foyer', 'graveyard', 'foyer'],
    });
    fight(begun, '0', '1', -3, 'sanity', { isFar: true });
    expect(begun.asked).toBe('1 turn');
    fight(begun, '0', '2', -3, 'sanity');
    expect(begun.asked).toBe('0 split');
    begun.choose('answer 3');
    begun.alter('bride', { room: 'graveyard' });
    fight(begun, BRIDE, '2', -3, 'sanity', { isFar: true });
    expect(begun.monster('bride')?.stunned).toBe(1);
  });

  test('BH-h30-D4 BH-g22: Speed at the skull turns the hero: Speed to start, then one more of each, its own player', () => {
    // Missy’s Speed begins at the third space.
    const tall = house([], { traits: [{}, { speed: 2, might: 8 }], rooms: ['foyer', 'foyer', 'foyer'] });
    fight(tall, '0', '1', 2, 'sanity');
    expect([tall.asked, tall.G.haunt?.sides]).toEqual(['1 read', ['traitor', 'traitor', 'heroes']]);
    tall.choose('answer read');
    expect(traitsOf(tall, 1)).toEqual({ speed: 4, might: 8, sanity: 4, knowledge: 5 });
    const quick = house([], { traits: [{}, { speed: 6 }], rooms: ['foyer', 'foyer', 'foyer'] });
    fight(quick, '0', '1', 6, 'sanity');
    quick.choose('answer read');
    expect(traitsOf(quick, 1)?.speed).toBe(4);
    expect([tall.G.explorers[1]?.life, tall.G.haunt?.traitor]).toEqual(['alive', '0']);
    // And gazes from now on.
    tall.run([{ do: 'begin-turn', seat: '1' }]);
    expect(gazing(tall)).toEqual(['attack 2 sanity']);
  });

  test('BH-h30-K3: Speed at the skull by anything else kills', () => {
    const begun = house([], { traits: [{}, { speed: 1 }] });
    begun.run([{ do: 'lose', seat: '1', trait: 'speed', by: 1 }]);
    expect([begun.G.explorers[1]?.life, begun.G.haunt?.sides[1]]).toEqual(['dead', 'heroes']);
  });

  test('BH-h30-T: heroes dead or Vampires, and the traitor has won, with whoever has turned', () => {
    const begun = house([], { traits: [{}, { speed: 1 }], rooms: ['foyer', 'foyer', 'foyer'] });
    begun.run([{ do: 'die', seat: '2' }]);
    begun.run([{ do: 'die', seat: '0' }]);
    expect(begun.G.outcome).toBeNull();
    begun.alter('dracula', { turn: 'monsters' });
    begun.alter('dracula', { room: 'foyer' });
    fight(begun, DRACULA, '1', 1, 'sanity');
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0', '1'], how: 'dead' });
  });
});

describe('holy rooms', () => {
  const inFoyer = (more: More = {}): House => {
    const begun = house([], { tiles: [CRYPT, CHAPEL], ...more });
    begun.dice.push(...twos(3));
    untilTurnOf(begun, '0');
    return begun;
  };
  const chapels = ({ choices }: House) => choices.filter((one) => one.includes('chapel'));

  test('BH-h30-R BH-h30-D6: the Chapel is entered by Sanity 6, in one roll', () => {
    // Ox rolls three dice.
    const begun = inFoyer();
    expect([chapels(begun), begun.optionOf('go chapel')?.odds?.from]).toEqual([['go chapel'], 6]);
    begun.dice.push(2, 2, 2);
    begun.choose('go chapel');
    expect([begun.placeOf('0'), begun.G.turn.spent, begun.dice]).toEqual(['chapel', 1, []]);
  });

  test('BH-h30-D6: who fails stays outside, has spent nothing, and tries none again in this turn', () => {
    const begun = inFoyer({
      cards: [['girl'], ['holy-symbol']],
      rooms: ['foyer', 'entrance-hall', undefined],
    });
    begun.dice.push(2, 2, 1);
    begun.choose('go chapel');
    expect([begun.placeOf('0'), begun.G.turn.spent, chapels(begun)]).toEqual(['foyer', 0, []]);
    expect(begun.optionOf('go chapel')?.not).toEqual({ reason: 'turned-away', clause: 'BH-h30' });
    const refused = begun.viewOf('0').choices.filter(({ not }) => not?.reason === 'turned-away');
    expect(refused.map(({ args }) => args[0])).toEqual(['entrance-hall', 'chapel']);
    expect([
      begun.choices.includes('go entrance-hall'),
      begun.choices.includes('go grand-staircase'),
    ]).toEqual([false, true]);
    begun.dice.push(...blanks(4));
    begun.choose('end');
    // The Bride has her own try.
    expect([begun.asked, chapels(begun)]).toEqual(['0 monster', [`go ${BRIDE} chapel`]]);
  });

  test('BH-h30-R BH66: a monster rolls as well, and is done with before the next', () => {
    const begun = house([], { tiles: [CRYPT, CHAPEL] });
    begun.alter('dracula', { room: 'foyer' });
    monstersTurn(begun);
    begun.dice.push(2, 2, 1, 0);
    begun.choose(`go ${BRIDE} chapel`);
    expect([begun.monster('bride')?.room, begun.choices.some((one) => one.includes(DRACULA))]).toEqual([
      'foyer',
      false,
    ]);
    expect(begun.choices).not.toContain(`go ${BRIDE} chapel`);
    begun.choose(`end ${BRIDE}`);
    begun.dice.push(2, 2, 2, 0, 0, 0);
    begun.choose(`go ${DRACULA} chapel`);
    expect(begun.monster('dracula')?.room).toBe('chapel');
  });

  test('BH-h30-D4: who has turned rolls as well', () => {
    const begun = house([], { tiles: [CRYPT, CHAPEL], rooms: ['upper-landing', 'foyer', undefined] });
    begun.run([{ do: 'turn-coat', seat: '1', to: 'traitor' }]);
    begun.choose('answer read');
    begun.run([{ do: 'begin-turn', seat: '1' }]);
    expect(begun.optionOf('go chapel')?.odds?.from).toBe(6);
  });

  test('BH-h30-K6: a monster’s fall is a step like others', () => {
    const fallen = (...dice: number[]): House => {
      const begun = house([], {
        cards: [['girl'], ['holy-symbol']],
        rooms: ['foyer', 'basement-landing', 'upper-landing'],
        tiles: [CRYPT, ['collapsed-room', 'ground', 2, 1]],
      });
      begun.alter('bride', { room: 'collapsed-room' });
      monstersTurn(begun);
      begun.dice.push(...dice);
      begun.choose(`go ${BRIDE} basement-landing`);
      return begun;
    };
    const kept = fallen(2, 2, 1, 0);
    expect([kept.monster('bride')?.room, kept.tokens]).toEqual(['collapsed-room', []]);
    const down = fallen(2, 2, 2, 0);
    expect([down.monster('bride')?.room, down.tokens]).toEqual([
      'basement-landing',
      ['below-collapsed-room in basement-landing'],
    ]);
  });

  test('BH-h30-R: heroes walk in as they like', () => {
    const begun = house([], { tiles: [CRYPT, CHAPEL], rooms: ['upper-landing', 'foyer', undefined] });
    untilTurnOf(begun, '1');
    begun.choose('go chapel');
    expect(begun.placeOf('1')).toBe('chapel');
  });

  test('BH-h30-R BH-h30-D8 BH-h30-K5: the room of a hero who holds the Symbol, not where it lies or a Vampire has it', () => {
    const barred = (begun: House) => marksOf(begun, 'barred').map(({ on }) => on);
    const held = house([], { cards: [['girl'], ['holy-symbol']] });
    expect(barred(held)).toEqual([{ room: 'upper-landing' }]);
    held.run([{ do: 'drop', seat: '1', card: 'holy-symbol' }]);
    expect(barred(held)).toEqual([]);
    const inChapel = house([], { tiles: [CRYPT, CHAPEL], rooms: ['foyer', 'chapel'] });
    inChapel.G.piles.push({ room: 'chapel', side: null, cards: ['holy-symbol'] });
    expect(barred(inChapel)).toEqual([{ room: 'chapel' }]);
    const robbed = house([], { cards: [['girl', 'holy-symbol']] });
    expect(barred(robbed)).toEqual([]);
    const both = house([], { cards: [['girl'], ['holy-symbol']], tiles: [CRYPT, CHAPEL] });
    expect(barred(both)).toEqual([{ room: 'chapel' }, { room: 'upper-landing' }]);
  });

  test('BH-h30-D6: with the Symbol in the Chapel there is one roll', () => {
    const begun = inFoyer({ cards: [['girl'], ['holy-symbol']], rooms: ['foyer', 'chapel', undefined] });
    begun.dice.push(2, 2, 2);
    begun.choose('go chapel');
    expect([begun.placeOf('0'), begun.dice]).toEqual(['chapel', []]);
  });

  test('BH-h30-D6 BH-h30-K6: who is inside as it becomes barred may stay, who is put there needs no roll', () => {
    const begun = house([], { cards: [['girl'], ['holy-symbol']], tiles: [CRYPT, CHAPEL] });
    begun.bring('1', 'foyer');
    expect([begun.placeOf('0'), begun.G.agenda.some((step) => step.do === 'roll')]).toEqual(['foyer', false]);
    begun.bring('0', 'chapel');
    expect(begun.placeOf('0')).toBe('chapel');
  });

  test('BH-h30-D6: who is on the other side of its barrier is inside already', () => {
    const begun = house([], {
      cards: [['girl'], ['holy-symbol']],
      tiles: [CRYPT, ['tower', 'upper', 1, 0]],
      rooms: ['foyer', 'tower 1', undefined],
    });
    begun.alter('bride', { room: 'tower', side: 3 });
    monstersTurn(begun);
    begun.choose(`go ${BRIDE} tower 1`);
    expect(begun.monster('bride')).toMatchObject({ room: 'tower', side: 1 });
  });

  test('BH-h30-K6: who discovers the Chapel is in it without a roll', () => {
    const begun = house([], { stack: ['chapel'] });
    begun.dice.push(...twos(3));
    untilTurnOf(begun, '0');
    begun.choose('discover foyer 0');
    expect(begun.placeOf('0')).toBe('chapel');
  });
});

describe('the Holy Symbol', () => {
  const bearer = (more: More = {}): House =>
    house([], { cards: [['girl'], ['holy-symbol']], rooms: ['foyer', 'foyer', undefined], ...more });

  test('BH-h30-R BH-h30-D5 BH-h30-D9: who is beaten by its holder is pushed a room for each point or fewer, or not at all', () => {
    const begun = bearer();
    fight(begun, '1', BRIDE, 1);
    expect([begun.asked, begun.choices, begun.monster('bride')?.stunned]).toEqual([
      '1 pick',
      ['answer entrance-hall', 'answer grand-staircase', 'answer stay'],
      1,
    ]);
    begun.choose('answer entrance-hall');
    expect(begun.monster('bride')?.room).toBe('entrance-hall');
    const two = bearer();
    fight(two, BRIDE, '1', -2);
    expect(two.choices).toEqual([
      'answer entrance-hall',
      'answer grand-staircase',
      'answer upper-landing',
      'answer stay',
    ]);
    two.choose('answer upper-landing');
    expect(two.monster('bride')?.room).toBe('upper-landing');
    const left = bearer();
    fight(left, BRIDE, '1', -2);
    left.choose('answer stay');
    expect([left.monster('bride')?.room, left.monster('bride')?.stunned]).toEqual(['foyer', 1]);
  });

  test('BH-h30-K4: into no holy room', () => {
    const begun = bearer({ tiles: [CRYPT, CHAPEL], rooms: ['foyer', 'foyer', 'upper-landing'] });
    fight(begun, '1', BRIDE, 1);
    expect(begun.choices).toEqual(['answer entrance-hall', 'answer grand-staircase', 'answer stay']);
  });

  test('BH-h30-K4: nor into a room with a barrier', () => {
    const begun = bearer({
      rooms: ['foyer', 'upper-landing', undefined],
      tiles: [CRYPT, ['tower', 'upper', 1, 0]],
    });
    begun.alter('bride', { room: 'upper-landing' });
    fight(begun, '1', BRIDE, 1);
    expect(begun.choices).toEqual(['answer grand-staircase', 'answer stay']);
  });

  test('BH-h30-D5 BH-h30-K4: an explorer takes the harm and is pushed, or is robbed and pushed', () => {
    const begun = bearer();
    fight(begun, '1', '0', 1);
    expect(begun.asked).toBe('0 split');
    begun.choose('answer 1');
    expect(begun.asked).toBe('1 pick');
    begun.choose('answer entrance-hall');
    expect(begun.placeOf('0')).toBe('entrance-hall');
    const robbing = bearer({ cards: [['girl', 'axe'], ['holy-symbol']] });
    fight(robbing, '1', '0', 2);
    robbing.choose('answer axe', 'answer upper-landing');
    expect([robbing.asked, robbing.placeOf('0'), robbing.cardsOf('1')]).toEqual([
      '1 turn',
      'upper-landing',
      ['holy-symbol', 'axe'],
    ]);
  });

  test('BH-h30-K4: nobody is pushed by the Spear’s kill, by another hero, or whom the harm has killed', () => {
    const begun = bearer({ cards: [['girl'], ['holy-symbol', 'spear']] });
    fight(begun, '1', BRIDE, 3, 'might', { weapon: 'spear' });
    expect([kinds(begun), begun.asked]).toEqual([['dracula'], '1 turn']);
    const other = bearer({ rooms: ['foyer', 'foyer', 'foyer'] });
    fight(other, '2', BRIDE, 3);
    expect([other.asked, other.monster('bride')?.room]).toEqual(['1 turn', 'foyer']);
    const dead = bearer({ traits: [{ might: 1 }] });
    fight(dead, '1', '0', 3);
    dead.choose('answer 0');
    expect([dead.G.explorers[0]?.life, dead.asked]).toEqual(['dead', '1 turn']);
  });

  test('BH-h30-K5: with a Vampire it pushes nobody', () => {
    const begun = house([], { cards: [['girl', 'holy-symbol']], rooms: ['foyer', 'foyer', 'foyer'] });
    fight(begun, '0', '1', 1);
    begun.choose('answer 1');
    expect(begun.asked).toBe('1 turn');
    // Nor another Vampire, on whom a card sets him.
    begun.run([{ do: 'turn-coat', seat: '1', to: 'traitor' }]);
    begun.choose('answer read');
    fight(begun, '0', '1', 1);
    begun.choose('answer 1');
    expect(begun.asked).toMatch(/ turn$/);
  });
});

describe('what comes next is said', () => {
  const nextOf = (begun: House, seat = '1') => begun.viewOf(seat).goal?.next.kind;

  test('to the heroes, wherever the Spear is and the sun', () => {
    expect(nextOf(house())).toBe('wait');
    expect(nextOf(house([], { cards: [['girl', 'spear']] }))).toBe('wait-robbed');
    expect(nextOf(house([], { cards: [['girl', 'spear']] }).set({ isSunrise: true }))).toBe('hide');
    const lying = house();
    lying.G.piles.push({ room: 'entrance-hall', side: null, cards: ['spear'] });
    expect([nextOf(lying), lying.viewOf('1').goal?.wants]).toEqual(['fetch-spear', ['spear', 'holy-symbol']]);
    const ours = house([], { cards: [['girl'], [], ['spear']] });
    const { own, prey, next } = ours.viewOf('1').goal ?? {};
    expect([next?.kind, prey, own?.[2]]).toEqual(['stake', [BRIDE], ['foyer']]);
    expect(nextOf(house().set({ isSunrise: true, faded: 2 }))).toBe('hide');
    expect(house().set({ isSunrise: true, faded: 2 }).viewOf('1').goal?.next.facts).toMatchObject({
      turns: 3,
    });
  });

  test('a hero with nothing to hunt with waits in a holy room, if no Vampire is in it, else far off', () => {
    const more: More = { tiles: [CRYPT, CHAPEL] };
    const begun = house([], more);
    expect(begun.viewOf('1').goal?.own).toEqual({ '1': ['chapel'], '2': ['chapel'] });
    begun.alter('bride', { room: 'chapel' });
    expect(begun.viewOf('1').goal?.own?.[1]).not.toContain('chapel');
    const begunWithout = house();
    expect(begunWithout.viewOf('1').goal?.own?.[1]).toEqual(['upper-landing']);
  });

  test('to the traitor’s side, before sunrise and after', () => {
    expect(house().viewOf('0').goal).toMatchObject({
      next: { kind: 'hunt', facts: { left: 2 } },
      prey: ['1', '2'],
    });
    expect(nextOf(house().set({ isSunrise: true }), '0')).toBe('hurry');
    // The Bride makes for Peter, Dracula for Missy.
    const apart = house([], { rooms: ['foyer', 'grand-staircase', 'entrance-hall'] });
    apart.alter('dracula', { room: 'foyer' });
    expect(apart.viewOf('0').goal?.own).toEqual({
      [BRIDE]: ['entrance-hall'],
      [DRACULA]: ['grand-staircase'],
    });
  });

  test('BH156: what the threshold asks for is in no step', () => {
    const begun = house([], { tiles: [CRYPT, CHAPEL] });
    begun.dice.push(...twos(3));
    untilTurnOf(begun, '0');
    expect(JSON.stringify(begun.optionOf('go chapel')?.next)).not.toContain('6');
    expect(begun.viewOf('1').choices).toEqual([]);
  });
});

describe('from the first turn to the end', () => {
  test('BH-h30-T: gazed at until nobody is left who is no Vampire', () => {
    const begun = house([], {
      explorers: ['ox-bellows', 'missy-dubourde', 'vivian-lopez'],
      rooms: ['foyer', 'foyer', 'graveyard'],
      tiles: [CRYPT, GRAVEYARD],
      setup: ['answer crypt'],
      traits: [{}, { speed: 1 }, { speed: 2 }],
    });
    begun.dice.push(...twos(3));
    begun.choose('end', 'end');
    // Ox: three dice; Missy: three.
    begun.dice.push(2, 0, 0, 0, 0, 0);
    begun.choose('attack 1 sanity', 'answer read');
    begun.dice.push(...blanks(4));
    begun.choose('end', `end ${BRIDE}`);
    begun.dice.push(...twos(3));
    begun.choose('end', 'end');
    // Vivian is next door and outstares him: there that hurts nobody.
    begun.dice.push(0, 0, 0, ...twos(4));
    begun.choose('attack 2 sanity');
    expect([begun.asked, begun.changes('0')]).toEqual(['0 turn', { speed: 1, might: 1 }]);
    begun.dice.push(...blanks(9));
    begun.choose('end', `end ${BRIDE}`, `end ${DRACULA}`);
    begun.dice.push(...twos(3));
    begun.choose('end', 'end');
    begun.dice.push(2, 0, 0, ...blanks(4));
    begun.choose('attack 2 sanity');
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0', '1', '2'], how: 'dead' });
  });

  test('BH-h30-H: the sun rises, and whoever keeps away has won', () => {
    const begun = house([], { rooms: ['foyer', 'upper-landing', 'upper-landing'] });
    for (let round = 0; begun.G.outcome === null; round++) {
      expect(round).toBeLessThan(40);
      begun.reload(...blanks(12));
      const rest = begun.of('end');
      begun.choose(rest.at(-1) ?? '');
    }
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['1', '2'], how: 'goal' });
    expect([begun.slice.track, begun.slice.faded]).toEqual([6, 5]);
  });
});

test.each(['heroes', 'traitor'])('BH-h30: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('30', [side])).toHaveProperty([side]);
});

test('BH-h30-H: a bot that has the Spear strikes the Bride with it, and seldom with fists', () => {
  const begun = house([], {
    cards: [['girl'], ['spear']],
    rooms: ['foyer', 'foyer', undefined],
    traits: [{}, { might: 5 }],
  });
  untilTurnOf(begun, '1');
  const view = begun.viewOf('1');
  const actions = view.choices
    .filter(({ not }) => not === undefined)
    .map(({ move, args }) => ({ move, args }));
  const weights = policyWith(begun.box)(view, {} as Ctx, actions);
  const of = (name: string) =>
    weights[actions.findIndex(({ move, args }) => [move, ...args].join(' ') === name)] ?? 0;
  expect(of(`attack ${BRIDE} might`)).toBeLessThan(of(`attack ${BRIDE} might spear`) / 2);
});
