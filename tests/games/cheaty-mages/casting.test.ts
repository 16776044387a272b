import { arena, passAll, rowAt } from './at-arena';

test('CM-r8 one thing at a time, clockwise, with a card that is held', () => {
  const table = arena([['cure', 'healing'], ['cure'], ['cure']]);
  table.rejects('0', 'play', ['fireball', 1], 'CM-r8');
  table.play('0', 'play', 'cure', 1);
  expect(table.ctx.currentPlayer).toBe('1');
  expect(table.G.hands[0]).toEqual(['healing']);
});

test('CM-r9 CM-r10 Directs lie open at the right end of a row, Enchants face down', () => {
  const table = arena([['cure', 'might'], ['strengthen'], ['cure']]);
  table.play('0', 'play', 'cure', 2);
  table.play('1', 'play', 'strengthen', 2);
  expect(rowAt(table, 2)).toEqual(['cure', 'strengthen']);
  expect(table.view('0').corners[1]?.spells.map(({ spell }) => spell)).toEqual(['cure', null]);
  expect(table.view('1').corners[1]?.spells.map(({ spell }) => spell)).toEqual(['cure', 'strengthen']);
  expect(table.view(null).corners[1]?.spells.map(({ spell }) => spell)).toEqual(['cure', null]);
  expect(JSON.stringify(table.told('0'))).not.toContain('strengthen');
});

test('CM-r11 CM-r22 a Support is carried out and lies among the discards, which everybody sees', () => {
  const table = arena([['recall', 'cure'], ['cure'], ['cure']], { top: ['blizzard'] });
  table.play('0', 'play', 'recall');
  expect(table.view('2').discard).toEqual(['recall']);
  expect(table.view(null).discard).toEqual(['recall']);
});

test('CM15 what the judge bans cannot be cast at all, and says so', () => {
  const table = arena([['cure', 'might', 'recall', 'shrink'], ['cure'], ['cure']], { judge: 'adoth' });
  table.rejects('0', 'play', ['recall'], 'CM15');
  table.rejects('0', 'play', ['shrink', 1], { reason: 'banned', clause: 'CM15' });
  table.play('0', 'play', 'might', 1);
  const orlair = arena([['cure', 'might'], ['cure'], ['cure']], { judge: 'orlair' });
  orlair.rejects('0', 'play', ['cure', 1], 'CM15');
  orlair.play('0', 'play', 'might', 1);
});

test('CM17 any card, banned ones too, for a look at what lies face down there now', () => {
  const table = arena([['cure', 'recall', 'cure'], ['might', 'cripple'], ['cure']], {
    judge: 'morla',
    rows: [['fireball'], [{ down: 'haste', by: '1' }], [], [], []],
  });
  table.rejects('0', 'peek', ['cure', 1], { reason: 'nothing-face-down', clause: 'CM17' });
  table.rejects('0', 'peek', ['cure', 3], 'CM17');
  table.play('0', 'peek', 'recall', 2);
  expect(table.G.discard).toEqual(['recall']);
  expect(table.view('0').corners[1]?.spells[0]).toMatchObject({ spell: 'haste', isDown: true });
  expect(table.view('2').corners[1]?.spells[0]).toMatchObject({ spell: null, seenBy: ['0', '1'] });
  expect(table.told('0').find(({ kind }) => kind === 'peek')).toMatchObject({
    isPrivy: true,
    facts: { spells: { terms: ['spells.haste'] } },
  });
  expect(JSON.stringify(table.told('2'))).not.toContain('haste');
  table.play('1', 'play', 'cripple', 2);
  // What is placed later is not included.
  expect(table.view('0').corners[1]?.spells.map(({ spell }) => spell)).toEqual(['haste', null]);
});

test('CM16 passing is final, empty hands pass by themselves, and the bout ends when all are out', () => {
  const table = arena([['cure', 'cure'], ['cure'], ['healing', 'healing']]);
  table.play('0', 'pass');
  table.play('1', 'play', 'cure', 1);
  expect(table.G.seats.map(({ hasPassed }) => hasPassed)).toEqual([true, true, false]);
  expect(table.told('0').map(({ kind }) => kind)).toContain('out-of-cards');
  table.play('2', 'play', 'healing', 1);
  expect(table.ctx.currentPlayer).toBe('2');
  table.rejects('0', 'play', ['cure', 1], { reason: 'not-your-turn' });
  table.play('2', 'pass');
  expect(table.G.lastBout?.bout).toBe(1);
  expect(table.ctx.phase).toBe('bet');
});

test('CM14 CM-r23 in the third bout two coins and a banned spell, as often as the coins last; all see it', () => {
  const hands = [['recall', 'recall', 'cure'], ['cure'], ['cure']] as const;
  const early = arena(hands, { judge: 'morla', bout: 2 });
  early.rejects('0', 'bribe', ['recall'], { reason: 'bribe-too-early', clause: 'CM14' });
  const table = arena(hands, { judge: 'morla', bout: 3, coins: [5, 1, 2] });
  table.rejects('0', 'bribe', ['cure', 1], { reason: 'not-banned', clause: 'CM14' });
  table.play('0', 'bribe', 'recall');
  expect(table.G.seats[0]?.coins).toBe(3);
  expect(table.told(null).map(({ kind }) => kind)).toEqual(['bribe', 'recall']);
  table.play('1', 'pass');
  table.play('2', 'pass');
  table.play('0', 'bribe', 'recall');
  expect(table.G.seats[0]?.coins).toBe(1);
  const poor = arena(hands, { judge: 'morla', bout: 3, coins: [1, 1, 1] });
  poor.rejects('0', 'bribe', ['recall'], { reason: 'too-poor', clause: 'CM14' });
  const honest = arena(hands, { judge: 'morla', bout: 3 }, { bribe: false });
  honest.rejects('0', 'bribe', ['recall'], { reason: 'no-bribes', clause: 'CM14' });
});

test('CM14 CM22 what was placed under a ban, and how, says what it can be', () => {
  const table = arena([['shrink', 'cure'], ['might'], ['cure']], { judge: 'zapp', bout: 3 });
  table.play('0', 'bribe', 'shrink', 1);
  table.play('1', 'play', 'might', 1);
  expect(table.view('2').corners[0]?.spells.map(({ may }) => may)).toEqual([
    ['forbidden-enchant'],
    ['enchant'],
  ]);
});

test('CM18 nothing is placed beside Reflection or moved there; what is there may go, and be looked at', () => {
  const table = arena(
    [
      ['reflection', 'cure', 'anti-magic-field', 'might'],
      ['might', 'alteration', 'cure'],
      ['dispel-magic', 'cure'],
    ],
    { rows: [['cure'], ['healing'], [], [], []] },
  );
  table.play('0', 'play', 'reflection', 1);
  expect(table.view('1').corners[0]?.spells[1]).toMatchObject({ spell: 'reflection', isDown: false });
  table.rejects('1', 'play', ['might', 1], 'CM18');
  table.rejects('1', 'play', ['alteration', 2, 0, 1], 'CM18');
  table.play('1', 'play', 'might', 2);
  table.play('2', 'play', 'dispel-magic', 1, 1);
  expect(rowAt(table, 1)).toEqual(['cure']);
  table.play('0', 'play', 'might', 1);
  const other = arena([['anti-magic-field', 'cure'], ['cure'], ['cure']], {
    rows: [['cure', 'reflection'], [], [], [], []],
  });
  other.play('0', 'play', 'anti-magic-field', 1);
  expect(rowAt(other, 1)).toEqual([]);
});

test('CM30 the limit of a hand is one of drawing up, not of Recall', () => {
  const hand = ['cure', 'cure', 'cure', 'cure', 'healing', 'healing', 'healing', 'recall'] as const;
  const table = arena([[...hand, 'blizzard'], ['might'], ['might']], { top: ['shrink'] });
  table.play('0', 'play', 'recall');
  expect(table.G.hands[0]).toHaveLength(9);
  passAll(table);
  expect(table.G.hands[0]).toHaveLength(9);
});

test.each([
  ['cure'],
  ['cure', 6],
  ['cure', 1, 'up'],
  ['cure', 1, 'down', 1],
  ['might', 1, 'down'],
  ['recall', 1],
  ['detect-magic', 'confusion'],
  ['dispel-magic', 1],
  ['dispel-magic', 1, -1],
  ['dispel-magic', 1, 0, 2],
  ['dispel-magic', 'recall'],
  ['amnesia', 1],
  ['amnesia', '6'],
  ['imitation', 1],
  ['alteration', 1, 0],
  ['sword', 1],
  [],
])('what no spell is aimed at: %s %s %s %s', (...args) => {
  const spells = ['cure', 'might', 'recall', 'detect-magic', 'dispel-magic'] as const;
  const table = arena([[...spells, 'amnesia', 'imitation', 'alteration'], ['cure'], ['cure']], {
    rows: [['cure'], [], [], [], []],
    lasting: [['prismatic-ray', '0']],
    bets: [[1, 2], [1], [1]],
  });
  table.rejects('0', 'play', args, { reason: 'malformed' });
});
