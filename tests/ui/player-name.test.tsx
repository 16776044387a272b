import { listNames } from '@/i18n/list-names';
import { named, unnamed } from '@/i18n/named';
import { Phrases } from '@/ui/Phrases';
import { NamedSentence } from '@/ui/PlayerName';
import { SeatName } from '@/ui/table/Wording';
import { AtTable, likeABrowser, people, show, tableState } from './at-hand';

beforeEach(likeABrowser);

const seatNamed = (name: string) => {
  const { container } = show(
    <AtTable state={tableState({ seats: people(name) })}>
      輪到
      <SeatName playerID="0" />
      出牌
    </AtTable>,
  );
  return container.querySelector('.player-name');
};

test.each(['Ana', '玩家 1', '小美'])(
  '%s runs with the sentence, which has its gaps from the browser',
  (name) => {
    expect(seatNamed(name)?.localName).toBe('span');
    expect(seatNamed(name)).toHaveTextContent(name);
  },
);

test('a name that is written from right to left is kept apart', () => {
  expect(seatNamed('سارة')?.localName).toBe('bdi');
});

const wholeIn = (sentence: string) => {
  const { container } = show(
    <p>
      <NamedSentence>{sentence}</NamedSentence>
    </p>,
  );
  expect(container).toHaveTextContent(unnamed(sentence), { normalizeWhitespace: false });
  return [...container.querySelectorAll('.player-name')].map(({ textContent }) => textContent);
};

test('every name in a sentence is whole, the longer of two that begin alike as well', () => {
  expect(wholeIn(`等${named('小美 (2)')}、${named('A.')}和${named('小美')}出牌`)).toEqual([
    '小美 (2)',
    'A.',
    '小美',
  ]);
});

test.each(['card', 'a', 'your', '1', '牌', '你', '.*', '$&', '(', '{name}', '<b>a</b>', "'"])(
  '%s is a person where it is put in, and nowhere else',
  (name) => {
    const ready = (who: string) => `Waiting for ${who} to play one of your two cards, 1 a turn (牌，你的)`;
    expect(wholeIn(ready(named(name)))).toEqual([name]);
    expect(wholeIn(ready(''))).toEqual([]);
  },
);

test('names in a list keep their gap from the words beside them', () => {
  expect(listNames(['玩家 1', '玩家 2'].map(named), 'zh-Hant')).toBe(
    `${named('玩家 1')} 和${named('玩家 2')}`,
  );
});

test('a short line may be broken between its words only', () => {
  const { container } = show(<Phrases>十六張牌、一封信</Phrases>);
  expect(container.querySelector('.phrases')?.innerHTML.replaceAll(/<.?span>/g, '')).toBe(
    '十六<wbr>張<wbr>牌、一封信',
  );
});
