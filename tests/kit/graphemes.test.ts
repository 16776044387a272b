import { isLongerThan } from '@/kit/graphemes';

const { Segmenter } = Intl;

afterEach(() => {
  Object.assign(Intl, { Segmenter });
});

test.each(['with', 'without'])('letters are counted with their marks, %s help of the browser', (help) => {
  if (help === 'without') Object.assign(Intl, { Segmenter: undefined });
  expect(isLongerThan('nguye\u0302\u0303n', 6)).toBe(false);
  expect(isLongerThan('nguye\u0302\u0303n', 5)).toBe(true);
  expect(isLongerThan('開桌開桌', 3)).toBe(true);
  expect(isLongerThan('𠮷𠮷𠮷', 3)).toBe(false);
});
