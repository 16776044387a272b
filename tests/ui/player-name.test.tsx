import { Phrases } from '@/ui/Phrases';
import { NamedSentence } from '@/ui/PlayerName';
import { SeatName } from '@/ui/table/Wording';
import { AtTable, likeABrowser, people, show, tableState } from './at-hand';

beforeEach(likeABrowser);

const named = (name: string) => {
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
    expect(named(name)?.localName).toBe('span');
    expect(named(name)).toHaveTextContent(name);
  },
);

test('a name that is written from right to left is kept apart', () => {
  expect(named('سارة')?.localName).toBe('bdi');
});

test('every name in a sentence is whole, the longer of two that begin alike as well', () => {
  const { container } = show(
    <p>
      <NamedSentence names={['小美', '小美 (2)', 'A.']}>{'等小美 (2)、A.和小美出牌'}</NamedSentence>
    </p>,
  );
  expect(container).toHaveTextContent('等小美 (2)、A.和小美出牌');
  expect([...container.querySelectorAll('.player-name')].map(({ textContent }) => textContent)).toEqual([
    '小美 (2)',
    'A.',
    '小美',
  ]);
});

test('a short line may be broken between its words only', () => {
  const { container } = show(<Phrases>十六張牌、一封信</Phrases>);
  expect(container.querySelector('.phrases')?.innerHTML.replaceAll(/<.?span>/g, '')).toBe(
    '十六<wbr>張<wbr>牌、一封信',
  );
});
