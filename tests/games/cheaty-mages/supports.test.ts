import { arena, passAll, rowAt } from './at-arena';

const NEIGHBOURS = [['cure', 'healing'], ['cure']] as const;

test('CM-r29 Detect Magic shows what lies face down beside a fighter, to the caster alone', () => {
  const table = arena([['detect-magic', 'cure'], ...NEIGHBOURS], {
    rows: [[], [{ down: 'slow', by: '1' }], [], [], []],
  });
  table.rejects('0', 'play', ['detect-magic', 1], 'CM-r29');
  table.play('0', 'play', 'detect-magic', 2);
  expect(table.view('0').corners[1]?.spells[0]?.spell).toBe('slow');
  expect(table.view('2').corners[1]?.spells[0]?.spell).toBeNull();
});

test('CM25 Dispel Magic takes any one spell on the table, face up to the discards', () => {
  const table = arena(
    [
      ['dispel-magic', 'dispel-magic', 'cure'],
      ['cure', 'healing'],
      ['invisibility', 'cure'],
    ],
    {
      rows: [['cure', { down: 'might', by: '1' }], [], [], [], []],
    },
  );
  table.rejects('0', 'play', ['dispel-magic', 1, 2], 'CM25');
  table.rejects('0', 'play', ['dispel-magic', 'confusion'], 'CM25');
  table.play('0', 'play', 'dispel-magic', 1, 1);
  expect(rowAt(table, 1)).toEqual(['cure']);
  expect(table.view('2').discard).toEqual(['might', 'dispel-magic']);
  table.play('1', 'pass');
  table.play('2', 'play', 'invisibility');
  table.play('0', 'play', 'dispel-magic', 'invisibility');
  expect(table.G.lasting).toEqual([]);
});

test('CM-r31 Recall draws a card, for its own eyes; not when there is none at all', () => {
  const table = arena([['recall', 'cure'], ...NEIGHBOURS], { top: ['meteor-strike'] });
  table.play('0', 'play', 'recall');
  expect(table.G.hands[0]).toEqual(['cure', 'meteor-strike']);
  expect(JSON.stringify(table.told('1'))).not.toContain('meteor-strike');
});

test('CM20 the victim of Amnesia chooses; nobody without cards, and nobody oneself', () => {
  const table = arena([['amnesia', 'cure'], ['fireball', 'shrink'], []], { passed: ['2'] });
  table.rejects('0', 'play', ['amnesia', '0'], 'CM20');
  table.rejects('0', 'play', ['amnesia', '2'], 'CM20');
  table.play('0', 'play', 'amnesia', '1');
  expect(table.ctx.activePlayers).toEqual({ 1: 'respond' });
  table.rejects('1', 'forget', ['cure'], 'CM-r8');
  table.play('1', 'forget', 'shrink');
  expect(table.G.discard).toEqual(['amnesia', 'shrink']);
  expect(table.ctx.currentPlayer).toBe('1');
});

test('CM21 Imitation exchanges one of two bets or more for another number, in secret', () => {
  const single = arena([['imitation', 'cure'], ...NEIGHBOURS], { bets: [[2], [1], [1]] });
  single.rejects('0', 'play', ['imitation', 2, 3], { reason: 'single-bet', clause: 'CM21' });
  const table = arena([['imitation', 'cure'], ...NEIGHBOURS], { bets: [[2, 4], [1], [1]] });
  table.rejects('0', 'play', ['imitation', 1, 3], { reason: 'not-bet-on', clause: 'CM21' });
  table.rejects('0', 'play', ['imitation', 2, 4], { reason: 'bet-on', clause: 'CM21' });
  table.play('0', 'play', 'imitation', 4, 1);
  expect(table.view('0').bets).toEqual([1, 2]);
  expect(table.view('1').betCounts).toEqual([2, 1, 1]);
  expect(JSON.stringify(table.told('1'))).not.toContain('lanes');
});

test('CM24 CM15 Dimension Door brings another judge, and is banned like any Support', () => {
  const banned = arena([['dimension-door', 'cure'], ...NEIGHBOURS], { judge: 'adoth' });
  banned.rejects('0', 'play', ['dimension-door'], 'CM15');
  const table = arena(
    [
      ['dimension-door', 'cure'],
      ['cure', 'healing'],
      ['might', 'cure'],
    ],
    {
      judge: 'lawty',
      judges: ['orlair'],
      rows: [['cure'], [], [], [], []],
    },
  );
  table.play('0', 'play', 'dimension-door');
  expect(table.G.judge).toBe('orlair');
  expect(table.G.judgeDiscard).toEqual(['lawty']);
  // What was placed before stays, and from now on the new judge's bans hold.
  expect(rowAt(table, 1)).toEqual(['cure']);
  table.rejects('1', 'play', ['cure', 1], 'CM15');
});

test('CM23 Confusion: no judgement, nor Lester’s low limit, but bans stay; another judge ends it', () => {
  const rows = [['shrink', 'giant-growth'], [], [], [], []] as const;
  const table = arena([['confusion', 'cure'], ['cure', 'healing'], ['cure']], { judge: 'lester', rows });
  table.play('0', 'play', 'confusion');
  passAll(table);
  expect(table.G.lastBout).toMatchObject({ isConfused: true, limit: null });
  expect(table.G.lastBout?.results.map(({ verdict }) => verdict)).toEqual([null, null, null, null, null]);
  const gone = arena([['confusion', 'cure'], ['dimension-door', 'healing'], ['cure']], {
    judge: 'tad',
    judges: ['lester'],
    rows,
  });
  gone.play('0', 'play', 'confusion');
  gone.play('1', 'play', 'dimension-door');
  expect(gone.G.lasting).toEqual([]);
  expect(gone.G.discard).toEqual(['confusion', 'dimension-door']);
  passAll(gone);
  expect(gone.G.lastBout?.results[0]?.verdict).toBe('eject');
  const ferine = arena([['confusion', 'cure'], ['cure', 'healing'], ['cure']], { judge: 'ferine', rows });
  ferine.play('0', 'play', 'confusion');
  passAll(ferine);
  expect(ferine.G.lastBout?.drawn).toBeNull();
});

test('CM22 Invisibility and Prismatic Ray: the caster alone, for the rest of the bout', () => {
  const table = arena(
    [
      ['invisibility', 'prismatic-ray', 'meteor-strike', 'healing', 'cure'],
      ['meteor-strike', 'cure', 'healing'].slice(1) as ['cure', 'healing'],
      ['refresh', 'cure', 'fireball'],
    ],
    { judge: 'zapp' },
  );
  table.rejects('0', 'play', ['cure', 1, 'down'], { reason: 'not-prismatic', clause: 'CM22' });
  table.play('0', 'play', 'invisibility');
  table.play('1', 'pass');
  table.rejects('2', 'play', ['refresh', 1], 'CM15');
  table.play('2', 'play', 'cure', 1);
  table.play('0', 'play', 'meteor-strike', 1);
  table.play('2', 'play', 'fireball', 1);
  table.play('0', 'play', 'prismatic-ray');
  table.play('2', 'pass');
  table.play('0', 'play', 'healing', 2, 'down');
  expect(table.view('1').corners[1]?.spells[0]).toMatchObject({
    spell: null,
    isDown: true,
    may: ['enchant', 'forbidden-enchant', 'direct', 'forbidden-direct'],
  });
  table.play('0', 'play', 'cure', 2);
  // The bout is over with the last card; both lie among the discards.
  expect(table.G.lasting).toEqual([]);
  expect(table.G.discard).toEqual(expect.arrayContaining(['invisibility', 'prismatic-ray']));
});

test('CM19 Metamorphosis: another fighter in the same place, with its spells and the bets on it', () => {
  const table = arena([['metamorphosis', 'cure'], ...NEIGHBOURS], {
    nextFighters: ['ghost'],
    rows: [['might', { down: 'cripple', by: '1' }], [], [], [], []],
    bets: [[1], [1], [1]],
  });
  table.play('0', 'play', 'metamorphosis', 1);
  expect(table.G.corners[0]?.fighter).toBe('ghost');
  expect(rowAt(table, 1)).toEqual(['might', 'cripple']);
  expect(table.G.bets).toEqual([[1], [1], [1]]);
  passAll(table);
  expect(table.G.lastBout?.results[0]).toMatchObject({ fighter: 'ghost', strength: 5, mana: 8 });
});

test('CM26 Alteration moves a spell as it lies, with who has seen it', () => {
  const table = arena([['alteration', 'cure'], ...NEIGHBOURS], {
    rows: [['cure', { down: 'might', by: '1', seen: ['2'] }], [], [], [], []],
  });
  table.rejects('0', 'play', ['alteration', 1, 1, 1], 'CM26');
  table.rejects('0', 'play', ['alteration', 2, 0, 1], 'CM26');
  table.play('0', 'play', 'alteration', 1, 1, 3);
  expect(table.G.corners[2]?.spells[0]).toMatchObject({ spell: 'might', isDown: true, seenBy: ['1', '2'] });
  expect(table.view('0').corners[2]?.spells[0]?.spell).toBeNull();
  expect(table.view('2').corners[2]?.spells[0]?.spell).toBe('might');
  expect(JSON.stringify(table.told('0'))).not.toContain('might');
  expect(JSON.stringify(table.told('2'))).toContain('might');
});

test('CM-r40 Anti-Magic Field discards all of a fighter’s spells; there must be one', () => {
  const table = arena([['anti-magic-field', 'cure'], ...NEIGHBOURS], {
    rows: [['cure', { down: 'might', by: '1' }], [], [], [], []],
  });
  table.rejects('0', 'play', ['anti-magic-field', 2], 'CM-r40');
  table.play('0', 'play', 'anti-magic-field', 1);
  expect(table.G.discard).toEqual(['cure', 'might', 'anti-magic-field']);
});
