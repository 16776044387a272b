import { ninjaSoul } from '@games/ninja-soul/whole';
import { tableOf } from '@tests/table-of';
import { five } from './arrange';

const kindsOf = (entries: readonly { readonly kind: string }[]) => entries.map(({ kind }) => kind);

test('NS-r5 NS10 one of three actions, and no way to pass', () => {
  const table = tableOf(ninjaSoul, 5, five('sleep', 'death', 'kill'));
  expect(new Set(table.legal('0').map(({ move }) => move))).toEqual(new Set(['look', 'open', 'swap']));
  table.rejects('0', 'aim', ['1'], 'NS-r5');
  table.play('0', 'look');
  expect(table.ctx.currentPlayer).toBe('1');
});

test('NS-r4 no view holds a card that lies face down', () => {
  const table = tableOf(ninjaSoul, 5, five('sleep', 'death', 'kill'));
  for (const seat of ['0', '1', null])
    expect(JSON.stringify(table.view(seat))).not.toMatch(/sleep|death|kill/);
});

test('NS-r7 NS9 looking shows the own card to nobody else, and may be done again after a swap', () => {
  const table = tableOf(ninjaSoul, 5, five('sleep', 'death', 'kill'));
  table.play('0', 'look');
  expect(table.view('0').mine).toEqual(['sleep']);
  expect(table.view('1').mine).toEqual([]);
  expect(table.told('0')).toMatchObject([
    { kind: 'look', isPrivy: true, facts: { card: { term: 'held.sleep' } } },
  ]);
  expect(table.told('1')).toMatchObject([{ kind: 'look', isPrivy: false, facts: {} }]);
  for (const seat of ['1', '2', '3']) table.play(seat, 'look');
  table.play('4', 'swap', '0', 'exchange');
  table.play('0', 'look');
  expect(table.view('0').mine).toEqual(['sleep', 'win']);
});

test('NS-r6 a card is exchanged, or given back', () => {
  const table = tableOf(ninjaSoul, 5, five('sleep', 'death', 'kill'));
  table.play('0', 'swap', '4', 'exchange');
  expect([table.G.cards[0], table.G.cards[4]]).toEqual(['win', 'sleep']);
  table.play('1', 'swap', '2', 'return');
  expect([table.G.cards[1], table.G.cards[2]]).toEqual(['death', 'kill']);
  table.rejects('2', 'swap', ['2', 'exchange'], 'NS-r6');
});

test('NS3 nobody but the one who swapped can tell whether the cards changed places', () => {
  const tables = (['exchange', 'return'] as const).map((done) => {
    const table = tableOf(ninjaSoul, 5, five('sleep', 'death', 'kill'));
    table.play('0', 'swap', '4', done);
    return table;
  });
  const [real, feint] = tables;
  for (const seat of ['1', '2', '3', '4', null]) {
    expect(real?.view(seat)).toEqual(feint?.view(seat));
    expect(real?.told(seat)).toEqual(feint?.told(seat));
  }
  expect(real?.ctx).toEqual(feint?.ctx);
  expect(real?.view('0').mine).toEqual(['exchange']);
  expect(feint?.view('0').mine).toEqual(['return']);
  expect(feint?.told('0')[0]?.facts).toMatchObject({ done: { term: 'swap.return' } });
});

test('NS2 the dead are chosen for nothing, and their turn is passed over (NS13)', () => {
  const table = tableOf(ninjaSoul, 5, five('sleep', 'death', 'kill'));
  table.play('0', 'look');
  table.play('1', 'open');
  table.rejects('2', 'swap', ['1', 'return'], 'NS2');
  table.play('2', 'open');
  table.rejects('2', 'aim', ['1'], 'NS2');
  table.play('2', 'aim', '3');
  expect(table.G.seats[1]?.shown).toBe('death');
  table.play('4', 'look');
  table.play('0', 'look');
  expect(table.ctx.currentPlayer).toBe('2');
});

test('NS15 the dead are silent until the next deal', () => {
  const table = tableOf(ninjaSoul, 5, five('death', 'sleep', 'kill'));
  const mayTalk = () => ['0', '1'].map((seat) => ninjaSoul.mayTalk?.(table.G, table.ctx, seat));
  expect(mayTalk()).toEqual([true, true]);
  table.play('0', 'open');
  expect(mayTalk()).toEqual([false, true]);
  for (const seat of ['1', '2', '3'] as const) table.play(seat, 'look');
  table.play('4', 'open');
  expect(mayTalk()).toEqual([true, true]);
});

test('an opened card comes before anything else', () => {
  const table = tableOf(ninjaSoul, 5, five('kill', 'death', 'sleep'));
  table.play('0', 'open');
  for (const [move, args] of [
    ['look', []],
    ['open', []],
    ['swap', ['1', 'return']],
  ] as const)
    table.rejects('0', move, [...args], { reason: 'aim-first', clause: 'NS-r12' });
  expect(kindsOf(table.told('1'))).toEqual(['open']);
});
