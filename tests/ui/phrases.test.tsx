import { render } from '@testing-library/react';

const { Segmenter } = Intl;

afterEach(() => {
  Object.assign(Intl, { Segmenter });
  jest.resetModules();
});

/** Loaded anew: a browser is looked at once, when the page's scripts come. */
const load = async () => (await import('@/ui/Phrases')).Phrases;

test('where words are told apart, no line ends within one', async () => {
  const Phrases = await load();
  expect(
    render(<Phrases>寄一封情書給公主</Phrases>).container.querySelectorAll('wbr').length,
  ).toBeGreaterThan(1);
});

test('where they are not, the page still comes', async () => {
  Object.assign(Intl, { Segmenter: undefined });
  const Phrases = await load();
  expect(render(<Phrases>一封信</Phrases>).container.textContent).toBe('一封信');
});
