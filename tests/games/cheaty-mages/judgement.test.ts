import type { Fighter, Judge, Spell } from '@games/cheaty-mages/rules/components';
import { arena, passAll } from './at-arena';

const HANDS = [['cure'], ['cure'], ['cure']] as const;

/** The bout as it ends with these spells beside the first fighter, and with whatever else is said. */
function over(
  judge: Judge,
  row: readonly Spell[],
  more: { readonly top?: readonly Spell[]; readonly fighters?: readonly Fighter[] } = {},
) {
  const table = arena(HANDS, { judge, rows: [row, [], [], [], []], ...more });
  passAll(table);
  const { lastBout } = table.G;
  if (lastBout === null) throw new Error('the bout is not over');
  return { table, lastBout, first: lastBout.results[0] };
}

test('CM-r15 all is turned over, and the mana of a row is added up', () => {
  const table = arena([['might', 'cure'], ['cure'], ['cure']], {
    judge: 'tad',
    rows: [['fireball'], [], [], [], []],
  });
  table.play('0', 'play', 'might', 1);
  table.play('1', 'pass');
  table.play('2', 'pass');
  table.play('0', 'pass');
  expect(table.told('1').find(({ kind }) => kind === 'reveal')?.facts.spells).toEqual({
    terms: ['spells.might'],
  });
  expect(table.G.lastBout?.results[0]?.mana).toBe(5);
});

test('CM10 more than the limit, not as much', () => {
  expect(over('lawty', ['giant-growth']).first).toMatchObject({ mana: 10, verdict: null, strength: 13 });
  expect(over('lawty', ['giant-growth', 'fireball']).first).toMatchObject({ mana: 11, verdict: 'dispel' });
});

test('CM-r16 dispelled: the spells go; ejected: the fighter goes, too', () => {
  const dispelled = over('lawty', ['giant-growth', 'healing']);
  expect(dispelled.first).toMatchObject({ verdict: 'dispel', strength: 1 });
  const ejected = over('adoth', ['giant-growth', 'healing']);
  expect(ejected.first?.verdict).toBe('eject');
  expect(ejected.lastBout.winner).toBe(5);
  expect(ejected.table.G.discard).toEqual(expect.arrayContaining(['giant-growth', 'healing']));
});

test('CM-r17 the strongest with its spells wins', () => {
  const { lastBout } = over('tad', ['giant-growth']);
  expect(lastBout.results.map(({ strength }) => strength)).toEqual([13, 4, 6, 8, 10]);
  expect(lastBout.winner).toBe(1);
});

test('CM9 Skeleton and Ghost: strength turned round, mana and prize as they are', () => {
  for (const [fighter, strength] of [
    ['skeleton', 3],
    ['ghost', 5],
  ] as const) {
    const fighters: Fighter[] = [fighter, 'goblin', 'orc', 'lizardman', 'succubus'];
    const { first, lastBout } = over('tad', ['shrink', 'cure', 'cause-unpopularity'], { fighters });
    expect(first).toMatchObject({
      strength: strength + 12 - 2,
      mana: 13,
      prize: fighter === 'ghost' ? 10 : 14,
    });
    expect(lastBout.winner).toBe(1);
  }
});

test('CM12 between equals the printed strength, after Metamorphosis the new one’s', () => {
  const equal = over('tad', ['power-awakening', 'strengthen', 'magic-missile']);
  expect(equal.first?.strength).toBe(10);
  expect(equal.lastBout.winner).toBe(5);
  const table = arena([['metamorphosis', 'cure'], ['cure'], ['cure']], {
    fighters: ['demon', 'goblin', 'orc', 'lizardman', 'succubus'],
    nextFighters: ['dark-elf'],
    rows: [['strengthen'], [], [], [], ['healing']],
  });
  table.play('0', 'play', 'metamorphosis', 1);
  passAll(table);
  // The dark elf and the succubus have ten each, the dark elf more of it printed.
  expect(table.G.lastBout?.winner).toBe(1);
});

test('CM1 Tad: no limit and no verdict, whatever the mana', () => {
  const { lastBout } = over('tad', ['giant-growth', 'shrink', 'paralyze', 'mana-boost']);
  expect(lastBout.limit).toBeNull();
  expect(lastBout.results.every(({ verdict }) => verdict === null)).toBe(true);
});

test('CM2 CM-r43 Ferine goes by the type of the card she draws: for a Direct she ejects above 10', () => {
  const { first, lastBout, table } = over('ferine', ['giant-growth', 'fireball'], { top: ['cure'] });
  expect(lastBout).toMatchObject({ drawn: 'cure', limit: { mana: 10, verdict: 'eject' } });
  expect(first?.verdict).toBe('eject');
  expect(table.G.discard).toContain('cure');
});

test('CM3 an Enchant, Reflection too: dispels above 15; a Support: above 5; no card left: the discards', () => {
  expect(over('ferine', ['giant-growth', 'fireball'], { top: ['reflection'] }).lastBout.limit).toEqual({
    mana: 15,
    verdict: 'dispel',
  });
  const support = over('ferine', ['power-awakening'], { top: ['alteration'] });
  expect(support.first).toMatchObject({ verdict: 'dispel', strength: 1 });
  const table = arena(HANDS, { judge: 'ferine', only: true, rows: [['giant-growth'], [], [], [], []] });
  passAll(table);
  expect(table.told('0').map(({ kind }) => kind)).toContain('shuffle');
  expect(table.G.lastBout?.drawn).not.toBeNull();
});

test('CM11 Lester: above 15 out, 4 or less dispelled, 0 and below as well', () => {
  expect(over('lester', ['giant-growth', 'blizzard', 'haste']).first?.verdict).toBe('eject');
  expect(over('lester', ['might']).first).toMatchObject({ mana: 4, verdict: 'dispel', strength: 1 });
  expect(over('lester', ['might', 'healing']).first?.verdict).toBeNull();
  expect(over('lester', ['mana-seal', 'cure']).first).toMatchObject({ mana: -5, verdict: 'dispel' });
});
