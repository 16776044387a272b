import { coachOf, faultsIn, messagesOf, PLACES, rulebookOf, type Said, textsOf } from './said';

/** Sentences of the table: what a game says while it is played. */
const talk = (place: string): Said[] => (place === 'site' ? [] : messagesOf(place, 'en'));
const everything = (place: string): Said[] =>
  [messagesOf, coachOf, textsOf, rulebookOf].flatMap((of) => of(place, 'en'));
/** What is said on screens: all but the rulebook. */
const onScreens = (place: string): Said[] => [messagesOf, coachOf, textsOf].flatMap((of) => of(place, 'en'));
/** What a game says, by any of its papers. */
const game = (place: string): Said[] => (place === 'site' ? [] : everything(place));

const of = (said: readonly Said[], groups: RegExp): Said[] => said.filter(({ key }) => groups.test(key));

describe.each(PLACES)('%s', (place) => {
  test('hangs no name behind a colon where a sentence can hold it', () => {
    const sentences = of(talk(place), /^(?:actions|status|hints|refusals|journal)\./);
    expect(
      faultsIn(sentences, ({ text }) => /: ?\{(?:card|spell|birds?|kind|sweet|event)\}/.test(text)),
    ).toEqual([]);
  });

  test('says Ann’s, not of Ann', () => {
    expect(
      faultsIn(everything(place), ({ text }) =>
        /\b(?:of|by) \{(?:name|actor|target|first|second|third)\}(?!’s)/.test(text),
      ),
    ).toEqual([]);
  });

  test('asks no whom, no whose, and says nobody is to do a thing', () => {
    expect(
      faultsIn(
        everything(place),
        ({ text }) => /\bwhom\b|\bwhose .*\?/i.test(text) || /\} (?:is|are) to \w/.test(text),
      ),
    ).toEqual([]);
  });

  test('says who does what, and not that it has to be done', () => {
    expect(
      faultsIn(game(place), ({ text }) =>
        /\b(?:has|have) to be \w+ed\b|\b(?:is|are) (?:kept|exchanged)\b/.test(text),
      ),
    ).toEqual([]);
  });

  test('has no words that nobody says at a table', () => {
    const bookish =
      /\b(?:comes? to nothing|nothing comes of|l(?:ie|ies|ay|ays) (?:it |the hand )?open|anew|lots|by lot|leave it at that|g(?:ive|ives|ave|iving) (?:it |cards? |one )?up|of use|pays? no heed|before you\b(?!r| | draw|$))/i;
    expect(faultsIn(everything(place), ({ text }) => bookish.test(text))).toEqual([]);
  });

  test('says don’t as people do', () => {
    expect(
      faultsIn(game(place), ({ text }) =>
        /\b(?:do|does|is|are|has|have|can|could|will|would|was|did) ?not\b/.test(text),
      ),
    ).toEqual([]);
  });

  test('says none is, went home 3rd and whoever’s here', () => {
    // A count that stands as a figure before are or have says what it says of nobody in a word of its own.
    const zero = /\{(\w+), plural, (?!=0)(?:=1|one) \{[^{}]*\} other \{\{\1\} (?:are|have|were)\b/;
    const bones = /\bin place \{|\b(?:with|to|for) who (?:is|has)\b|\ball an? \b|\bIt isn’t day\b/;
    expect(faultsIn(of(everything(place), /^hints\./), ({ text }) => zero.test(text))).toEqual([]);
    expect(faultsIn(everything(place), ({ text }) => bones.test(text))).toEqual([]);
  });

  test('has no verb after a name that is not its subject: of you it would say are', () => {
    const verb = /\b(?:to|on|of|with|from|by) \{(?:name|actor|target)\} (?:is|has|does|was)\b/;
    expect(faultsIn(everything(place), ({ text }) => verb.test(text))).toEqual([]);
  });

  test('spells as Americans do', () => {
    const british =
      /\b\w*(?:colour|favour|honour|neighbour|rumour|armour|odour|vapour|harbour|behaviour|parlour|grey|licence|judgement|mould|practis)|\b(?:defence|offence)s?\b|\bno further\b|\b(?:recogni|reali|organi|apologi)s(?:e|es|ed|ing)\b|\b(?:centre|theatre|metre|fibre|spectre|sceptre)s?\b|\b(?:cancell|travell|levell|jewell)(?:ed|ing|er)\b|\b(?:towards|draught(?:s|y)?|whilst|amongst|(?:mis)?spelt|learnt|dreamt)\b/i;
    const said = everything(place).map((one) => ({
      ...one,
      // What a message is given is named by the code.
      text: one.text.replaceAll(/\{\w+(?:, \w+,)?/g, '{'),
    }));
    expect(faultsIn(said, ({ text }) => british.test(text))).toEqual([]);
  });

  test('glues no two sentences with a comma, the second of which tells somebody what to do', () => {
    const polite = /\w, (?:please (?!look)|press again|now (?:press|choose))/;
    const told =
      /(?<!\b(?:if|when|once|while|as|until|before|after|what|whatever) )\byou (?:rolled|drew|have|are) [^,.;:!?]*, (?:move|choose|take|press|put|pick|roll)\b/i;
    expect(faultsIn(onScreens(place), ({ text }) => polite.test(text) || told.test(text))).toEqual([]);
  });

  test('says whoever, and begins no clause with who but a question', () => {
    const who = /[.:;] who \w+s\b(?![^.]*\?)/i;
    expect(faultsIn(onScreens(place), ({ text }) => who.test(text))).toEqual([]);
  });

  test('says they of whoever may sit at the table: a traitor is no he', () => {
    // A monster is one who was named before: he and she are for those.
    const he =
      /^(?:(?!\b(?:he|him|his)\b).)*\b(?:traitor|hero|explorer|player|opponent|dreamer)\b(?!’s).*\b(?:he|him|his)\b/i;
    // A fact stands for a name, whatever it is called.
    const sentences = (text: string) => text.replace(/\{\w+\}/g, '').split(/[.:!?]\s|\n/);
    expect(faultsIn(everything(place), ({ text }) => sentences(text).some((one) => he.test(one)))).toEqual(
      [],
    );
  });

  test('has one fewer of a thing, and one more: not one of it more', () => {
    const behind =
      /\b(?:one|two|three|\d+|\}) (?:dic?e|cards?|bots?|points?|seats?|steps?) (?:fewer|more)(?= (?:and|on|in)\b|[.;:,]|$)/i;
    expect(faultsIn(onScreens(place), ({ text }) => behind.test(text))).toEqual([]);
  });

  test('makes a move: nobody does one', () => {
    expect(
      faultsIn(onScreens(place), ({ text }) =>
        /\b(?:do|does|did|done) (?:each|every|a) (?:kind of )?move\b/i.test(text),
      ),
    ).toEqual([]);
  });

  test('has curly apostrophes', () => {
    // ICU takes the straight one for a quote.
    expect(faultsIn(everything(place), ({ text }) => text.includes("'"))).toEqual([]);
  });
});
