import { IntlMessageFormat } from 'intl-messageformat';
import { coachOf, faultsIn, messagesOf, PLACES } from './said';

/** What a table puts a figure in for. Whatever else stands in a message is a name. */
const FIGURES =
  /^(?:count|limit|total|points|score|seen|left|most|least|crows|coins|cards|bets|hidden|birds|minutes|seconds|moves|people|open|number|tiles|scouts|sweets|dice|tokens|hours|need|needed|totems)$/;

/** A few names are written where elsewhere a figure stands: a list of cards, of birds, of sweets. */
const isFigure = (text: string, name: string): boolean =>
  new RegExp(`\\{${name}, (?:plural|selectordinal)`).test(text) || FIGURES.test(name);

/** A figure that the message itself counts by. */
const isCounted = (text: string, name: string): boolean => text.includes(`{${name}, plural`);

const blanksIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name)),
];

const render = (text: string, figure: number, isOne = isFigure): string => {
  const blanks = blanksIn(text);
  const values = Object.fromEntries(
    blanks.map((name) => [name, isOne(text, name) ? figure : name.toUpperCase()]),
  );
  return String(new IntlMessageFormat(text, 'en').format(values));
};

/** “1 owls”, “1 are”, and a figure before a word that comes from elsewhere and cannot follow it. */
const MISCOUNTED =
  /\b1 (?!(?:is|as|was|has|this|its|less|stays|comes|goes|fits|enters|moves|would|discarded|still|sink)\b)[a-z]+(?<!s)s\b|\b1 (?:are|have|cry)\b/;
const BEFORE_TERM = /\b\d+ (?:KIND|SWEETS?|BIRDS?|SPELL|CARD|PIECE|THING)\b/;

test.each(PLACES)('%s counts nothing, one thing and two things alike well', (place) => {
  const english = [...messagesOf(place, 'en'), ...coachOf(place, 'en')].filter(({ text }) =>
    text.includes('{'),
  );
  // Ways a game may go on are counted in hundreds.
  const faults = faultsIn(
    english,
    ({ key, text }) =>
      !key.startsWith('table.hint.') &&
      [0, 1, 2].some((figure) => {
        const said = render(text, figure);
        return MISCOUNTED.test(said) || BEFORE_TERM.test(said);
      }),
  );
  expect(faults).toEqual([]);
});

test.each(PLACES)('%s speaks of nothing as no and none where the table is told in words', (place) => {
  const told = messagesOf(place, 'en').filter(({ key }) => /^(?:table\.)?summary\./.test(key));
  // Nobody has 0 cards; points are read off a sheet, where nothing is written 0.
  const zero = /\b0 (?!points?\b)[a-z]/;
  expect(faultsIn(told, ({ text }) => zero.test(render(text, 0, isCounted)))).toEqual([]);
});
