import { tidyLine } from '@/kit/line';
import { hasPiledMarks, withoutPiles } from '@/kit/marks';
import { nameFault } from '@/kit/names';

test.each([
  ['nothing', ''],
  ['spaces', ' \u3000\n'],
  ['spaces of no width', '\u200B\u200C\u200D\u2060\uFEFF'],
  ['Braille without dots', '\u2800 \u2800'],
  ['Hangul fillers', '\u3164\uFFA0\u115F\u1160'],
  ['soft hyphens', '\u00AD\u00AD'],
  ['tags', '\u{E0061}\u{E007F}'],
  ['selectors', '\uFE0F\u{E0100}\u180B'],
  ['marks on nothing', '\u0301\u0332\u20DD'],
  ['a mark on a space', ' \u0301'],
  ['signs of direction', '\u202E\u2066\u200F'],
  ['invisible operators', '\u2061\u2062\u2063\u2064'],
  ['heads of notes and hieroglyphs that are blank', '\u{1D159}\u{13441}\u{13442}'],
  ['Khmer vowels that are not drawn', '\u17B4\u17B5'],
  ['what stands for an object', '\uFFFC'],
  ['halves of characters', '\uD83D'],
])('a line of %s is none', (_, line) => {
  expect(tidyLine(line)).toBe('');
});

test.each(['…', '？', '👍', '1️⃣', '❤️', '👩‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇹🇼', 'ㄅ', '·', '㉿', '\u2801'])(
  '%s is a line',
  (line) => {
    expect(tidyLine(line)).toBe(line.normalize('NFC'));
  },
);

test.each([
  ['Vietnamese', 'Nguyễn Thị Ánh ăn được ở đây'],
  ['Thai', 'ที่นี่ น้ำแข็ง ปู่ย่าตายาย'],
  ['Tibetan', 'བསྒྲུབས་ རྒྱུད་ ཧཱུྃ་ སྐྱིད་པོ'],
  ['Hebrew with points', 'בְּרֵאשִׁ֖ית בָּרָ֣א שַׁבָּת'],
  ['Arabic with vowels', 'اللَّهُمَّ ٱلرَّحْمَٰنِ مُحَمَّدٌ'],
  ['Hindi', 'क्षत्रिय ज़िंदगी हृदयों'],
  ['Burmese', 'လျှို့ဝှက် မြို့ ကျွန်ုပ်တို့'],
  ['Khmer', 'ស្ត្រី ញ៉ាំ ខ្ញុំ'],
  ['Tamil and Malayalam', 'ஸ்ரீ ക്ഷേത്രം'],
  ['Korean, taken apart', '각하'.normalize('NFD')],
  ['letters of phonetics', 'ɑ̃́ n̪̊ t͡ʃ'],
  ['what joins in an emoji', '👩🏽‍❤️‍💋‍👨🏿'],
])('%s stays as it is written', (_, line) => {
  expect(tidyLine(line)).toBe(line.normalize('NFC'));
  expect(nameFault(line.normalize('NFC').slice(0, 20).trim())).not.toBe('name-heavy');
});

const MARKS = {
  Latin: '\u0334',
  'Latin, above': '\u030D',
  Cyrillic: '\u0487',
  'Cyrillic millions': '\u0489',
  Hebrew: '\u05B4',
  Arabic: '\u064E',
  Syriac: '\u0730',
  Devanagari: '\u0951',
  Thai: '\u0E4A',
  Lao: '\u0ECA',
  Tibetan: '\u0F72',
  Burmese: '\u103E',
  Khmer: '\u17D1',
  'signs around': '\u20DD',
  'signs through': '\u20D2',
  'half marks': '\uFE20',
  Kana: '\u3099',
  'extended marks': '\u1AB0',
  'supplementary marks': '\u1DC4',
  music: '\u{1D167}',
};

test.each(Object.entries(MARKS))('%s: four marks stand on a character, and a fifth is cut', (_, mark) => {
  const [four, nine] = [`k${mark.repeat(4)}`, `k${mark.repeat(9)}`];
  expect([hasPiledMarks(four), hasPiledMarks(nine)]).toEqual([false, true]);
  expect(withoutPiles(`a ${nine} ${four}`)).toBe(`a ${four} ${four}`);
  expect(nameFault(nine)).toBe('name-heavy');
});

test('marks of several kinds, or parted by what is not seen, are one pile', () => {
  const mixed = Object.values(MARKS).join('');
  expect([...withoutPiles(`k${mixed}`)]).toHaveLength(5);
  for (const unseen of ['\u200B', '\u200D', '\u2060', '\u00AD']) {
    const parted = withoutPiles(`k${`\u0301${unseen}`.repeat(30)}`);
    expect(parted.match(/\u0301/g)).toHaveLength(4);
    expect(hasPiledMarks(parted)).toBe(false);
  }
  expect(withoutPiles(`k${'\u0301\u034F'.repeat(30)}`)).toHaveLength(5);
});

test('signs that take room in a row are cut, too', () => {
  expect([...withoutPiles(`क${'\u093E'.repeat(40)}`)]).toHaveLength(9);
});
