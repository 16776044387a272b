import { judge, letsCount, likeness, NAMES, pictureNamed } from '@games/macroscope/rules/answers';
import { PICTURES, wordFor } from '@games/macroscope/rules/components';
import { plain } from '@games/macroscope/rules/text';
import { macroscope } from '@games/macroscope/whole';
import { tableOf } from '@tests/table-of';
import { allBut, layOut } from './arrange';

describe('what an answer is the name of', () => {
  test.each([
    ['pineapple', 'pineapple'],
    ['Pineapple', 'pineapple'],
    ['PINEAPPLES', 'pineapple'],
    ['a pineapple', 'pineapple'],
    ['the pine-apple', 'pineapple'],
    ['ｐｉｎｅａｐｐｌｅ', 'pineapple'],
    ['pinapple', 'pineapple'],
    ['鳳梨', 'pineapple'],
    ['凤梨', 'pineapple'],
    ['一顆鳳梨', 'pineapple'],
    ['菠蘿', 'pineapple'],
    ['紅 蘿蔔', 'carrot'],
    ['hot-dog', 'hot-dog'],
    ['hotdog', 'hot-dog'],
    ['cherries', 'cherries'],
    ['cherry', 'cherries'],
    ['颱風', 'typhoon'],
    ['台风', 'typhoon'],
    ['計程車', 'taxi'],
    ['自行車', 'bicycle'],
    ['an elefant', null],
    ['elephnt', 'elephant'],
    ['鳳', null],
    ['bar', null],
  ])('MS20 %s: %s', (text, picture) => {
    expect(pictureNamed(text)).toBe(picture);
  });

  test('MS20 a short word is not let pass with a slip, nor one that is near to two', () => {
    expect(pictureNamed('cet')).toBeNull();
    expect(pictureNamed('moosse')).toBe('moose');
    expect(pictureNamed('mouse')).toBe('mouse');
    expect(pictureNamed('moose')).toBe('moose');
  });

  test('MS22 every picture has names in both languages, each the name of no other, and bots say one of them', () => {
    const seen = new Map<string, string>();
    expect([...NAMES.keys()]).toEqual(PICTURES);
    for (const [picture, { 'zh-Hant': chinese, en }] of NAMES) {
      expect(en.map(plain)).toContain(plain(wordFor(picture)));
      for (const name of [...chinese, ...en]) {
        expect(plain(name)).not.toBe('');
        expect([name, seen.get(plain(name)) ?? picture]).toEqual([name, picture]);
        seen.set(plain(name), picture);
        expect(pictureNamed(name)).toBe(picture);
      }
    }
  });
});

describe('what comes near', () => {
  test.each([
    ['小貓咪', 'cat', 'unsure'],
    ['toy bear', 'teddy-bear', 'unsure'],
    ['elefant', 'elephant', 'unsure'],
    ['dog', 'cat', 'wrong'],
    ['cat', 'cat', 'right'],
    ['something round and red', 'apple', 'wrong'],
  ] as const)('MS20 %s for %s is %s', (text, picture, outcome) => {
    expect(judge(text, pictureNamed(text), picture)).toBe(outcome);
  });

  test('MS20 bots let count what is very near, and never the name of something else', () => {
    expect(letsCount('elefant', null, 'elephant')).toBe(true);
    expect(likeness('black cat', 'cat')).toBeGreaterThan(0.6);
    expect(letsCount('black cat', pictureNamed('black cat'), 'cat')).toBe(false);
    expect(letsCount('big striped thing', null, 'tiger')).toBe(false);
  });
});

describe('a vote', () => {
  /** The first seat has guessed something near, and nobody else has. */
  const near = (seats: number) => {
    const table = tableOf(macroscope, seats, {
      turn: '0',
      arrange: layOut({
        starter: '0',
        lifted: 1,
        open: allBut(4),
        picture: 'elephant',
        points: Array(seats).fill(5),
      }),
    });
    table.play('0', 'guess', 'elefant');
    for (let seat = 1; seat < seats; seat++) table.play(String(seat), 'stay');
    return table;
  };

  test('MS20 the picture is out, and all others vote, none seeing what the others say', () => {
    const table = near(3);
    expect(table.view('2')).toMatchObject({ picture: 'elephant', step: 'judging', appeal: 0 });
    table.rejects('0', 'accept', [], { reason: 'not-your-turn' });
    table.rejects('1', 'decline', [], 'MS20');
    table.rejects('1', 'name', ['mammoth'], 'MS8');
    table.play('1', 'accept');
    expect(table.view('2').said).toEqual([null, null, null]);
    expect(table.view('2').heard).toEqual([false, true, false]);
    table.play('2', 'accept');
    expect(table.G.finished[0]).toMatchObject({ winner: '0', changes: [4, -4, -4] });
    expect(table.G.finished[0]?.appeals).toEqual([{ answer: 0, votes: [null, true, true] }]);
  });

  test('MS20 as many against as for: it does not count', () => {
    const table = near(3);
    table.play('1', 'accept');
    table.play('2', 'deny');
    expect(table.G.finished[0]).toMatchObject({ winner: null, changes: [-4, 0, 0] });
    table.rejects('1', 'accept', [], 'MS20');
  });

  test('MS20 of several that come near the first to be let count is right', () => {
    const table = tableOf(macroscope, 2, {
      turn: '0',
      arrange: layOut({ starter: '0', lifted: 1, open: allBut(4), picture: 'elephant', points: [9, 9] }),
    });
    table.play('0', 'guess', 'elefant');
    table.play('1', 'join');
    table.play('1', 'name', 'elephantt toy');
    table.play('1', 'deny');
    expect(table.G.appeal).toBe(1);
    table.play('0', 'accept');
    expect(table.G.finished[0]).toMatchObject({ winner: '1' });
  });

  test('MS20 MS13 where somebody is right nobody has to be asked', () => {
    const table = tableOf(macroscope, 2, {
      turn: '0',
      arrange: layOut({ starter: '0', lifted: 1, open: allBut(4), picture: 'elephant', points: [9, 9] }),
    });
    table.play('0', 'guess', 'elefant');
    table.play('1', 'join');
    table.play('1', 'name', '大象');
    expect(table.G.finished[0]).toMatchObject({ winner: '1', appeals: [] });
  });
});
