import { faultsIn, messagesOf, PLACES } from './said';

describe.each(PLACES)('%s', (place) => {
  const said = messagesOf(place, 'zh-Hant');

  test('ends a question with its mark', () => {
    const status = said.filter(({ key }) => /^status\./.test(key));
    // 還是 and 哪 stand inside statements too: a question is one whose last clause asks.
    expect(
      faultsIn(
        status,
        ({ text }) =>
          /(?:嗎|誰|哪[一張隻名位個些顆]|要不要|什麼(?=$))[^，。；？]*$/.test(text) && !/^等|？/.test(text),
      ),
    ).toEqual([]);
  });

  test('counts things by their name', () => {
    expect(
      faultsIn(
        said,
        ({ key, text }) =>
          /押了[^，。；]*\} 名(?![^，。；：]*鬥)|蓋了一張(?:$|[，。])/.test(text) && key !== '',
      ),
    ).toEqual([]);
  });
});
