import { noTraitor, theRevealer } from '@games/betrayal/parts/haunts/traitors';
import { traitors } from '@games/betrayal/parts/haunts/traitors-by-haunt';
import { exportOf, twoDigits } from './lists';
import { keepsSecrets, monstersOf, type Printed, type Section, says, wayOf } from './rulings';

/**
 * A haunt that plays at once, to be turned into the one that its section describes: its heroes win by an exorcism, or
 * out of the front door, its traitor when they are dead; where there is none whoever lives after some rounds.
 */

export interface NewHaunt {
  readonly number: number;
  readonly folder: string;
  readonly title: { readonly 'zh-Hant': string; readonly en: string };
  /** Where the rulings are there. */
  readonly section: Section | undefined;
}

/** On the traitor's side where no monster is printed, or somebody with little Might would hardly ever win. */
const SHADE: Printed = { kind: 'shade', name: 'Shade', sheet: { speed: 4, might: 6, sanity: 4 } };
/** A monster of less Might comes in numbers. */
const STRONG = 3;

/** Each alone: nobody is a hero, and nobody a traitor. */
const ALONE: readonly number[] = [12, 31, 50];

function factsOf({ number, section }: NewHaunt) {
  const known = Object.entries(traitors).find(([one]) => one === String(number))?.[1] ?? theRevealer;
  const isAlone = ALONE.includes(number);
  const printed = section === undefined ? [] : monstersOf(section);
  return {
    isAlone,
    hasTraitor: known !== noTraitor,
    rule: number in traitors ? `traitors[${number}]` : 'theRevealer',
    hasTrack: known !== noTraitor && (section === undefined || says(section, /\btrack\b/i)),
    way: isAlone ? ('last' as const) : section === undefined ? 'exorcism' : wayOf(section),
    monsters: printed.length > 0 || known === noTraitor ? printed : [SHADE],
  };
}

const text = (value: string): string => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const list = (lines: readonly string[]): string => lines.filter((line) => line !== '').join('\n');

/** What the heroes do about it, in code. */
const WAYS = {
  exorcism: {
    imports: `import { exorcism } from '../../parts/haunts/exorcism';`,
    state: '',
    part: 'rite',
    won: 'aimOfPart(rite, at).isDone',
    goal: '...aimOfPart(rite, seen)',
  },
  door: {
    imports: `import { type FrontDoor, frontDoor, HALL, hasLeft, isOpen } from '../../parts/haunts/front-door';`,
    state: 'door: FrontDoor;',
    part: 'frontDoor<State>(DOOR, () => true)',
    won: 'hasLeft(at.G)',
    goal: `progress: isOpen(seen.mine.door) ? 0.5 : 0, next: { kind: isOpen(seen.mine.door) ? 'leave' : 'open-door' }, rooms: [HALL]`,
  },
} as const;

/** `index.ts`, as a formatter has yet to lay it out. */
export function rulesOf(haunt: NewHaunt): string {
  const { isAlone, hasTraitor, hasTrack, rule, way, monsters } = factsOf(haunt);
  const { number, folder, title, section } = haunt;
  const clause = text(`BH-h${twoDigits(number)}`);
  const isDoor = typeof way === 'object';
  const own = way === 'last' ? undefined : WAYS[isDoor ? 'door' : 'exorcism'];
  const setup = section?.parts.find(([letter]) => letter === 'S')?.[1] ?? '';
  const kinds = monsters.map(
    ({ kind, sheet }) => `${text(kind)}: { sheet: () => (${JSON.stringify(sheet)}) },`,
  );
  const state = list([own?.state ?? '', hasTrack ? 'track: number;' : '']);
  const parts = [own?.part ?? '', hasTrack ? 'clock(1)' : ''].filter((one) => one !== '').join(', ');
  const [first] = monsters;
  const isSwarm = first?.sheet.might !== undefined && first.sheet.might < STRONG;
  const sides = [
    own === undefined ? '' : `heroes: { clause: ${clause}, ${own.goal} },`,
    hasTraitor
      ? `traitor: {
      clause: ${clause},
      progress: 0,
      next: { kind: 'hunt' },
      prey: livingSeats(seen.table).filter((seat) => sideOf(seen.table, seat) === 'heroes'),
    },`
      : '',
  ];
  return `${list([
    own?.imports ?? '',
    hasTrack ? `import { clock } from '../../parts/haunts/clock';` : '',
    `import { ${way === 'exorcism' ? 'aimOfPart, ' : ''}hauntOf, openSlice } from '../../parts/haunts/haunt';`,
    rule === 'theRevealer'
      ? `import { theRevealer } from '../../parts/haunts/traitors';`
      : `import { traitors } from '../../parts/haunts/traitors-by-haunt';`,
    `import { ${[isAlone || hasTraitor ? 'livingSeats' : '', first === undefined ? '' : 'placeOf', hasTraitor ? 'sideOf' : ''].filter((one) => one !== '').join(', ')} } from '../../rules/figures';`,
    first === undefined ? '' : `import { addMonster } from '../../rules/monsters';`,
    first === undefined ? '' : `import { type Nothing, stepsOf } from '../../rules/step';`,
    `import type { Haunt${first === undefined ? '' : ', Resolvers'} } from '../../rules/thing';`,
  ]).replaceAll("import {  } from '../../rules/figures';\n", '')}

/** ${title.en}${setup === '' ? '' : `: ${setup.replaceAll('*/', '')}`} */
type State = ${state === '' ? 'Record<string, never>' : `{\n${state}\n}`};
${first === undefined ? '' : `\nconst step = stepsOf<{ appear: Nothing }>('haunt');\n`}${way === 'exorcism' ? '\nconst rite = exorcism();\n' : ''}${isDoor ? `\n/** To open the front door. */\nconst DOOR = ${way.door};\n` : ''}${isAlone ? '\n/** Who lives then has won. */\nconst ROUNDS = 12;\n' : ''}
export const ${exportOf(folder)}: Haunt = hauntOf<State>({
  number: ${number},
  sides: ${text(isAlone ? 'each' : 'two')},
  traitor: ${rule},
  parts: [${parts}],
  begin: () => ({}),
  ...openSlice,
${
  first === undefined
    ? ''
    : `  setup: () => [step('appear')],
  steps: {
    appear: ({ G }) => {
      const { traitor = null, revealer = '0'${isSwarm ? ', heroCount = 0' : ''} } = G.haunt ?? {};
      ${isSwarm ? 'for (let n = 0; n < heroCount; n++) ' : ''}addMonster(G, ${text(first.kind)}, placeOf(G, traitor ?? revealer), { mover: traitor });
      return [];
    },
  } satisfies Resolvers<State, typeof step>,
  monsters: { ${kinds.join('\n')} },
`
}  won: ${
    own === undefined
      ? `({ G }) => (livingSeats(G).length === 1 || G.round > ROUNDS ? livingSeats(G) : [])`
      : `(at) => (${own.won} ? ['heroes'] : [])`
  },
  goals: ${
    isAlone
      ? `({ table }) =>
    Object.fromEntries(
      table.explorers.map((_, seat) => [
        String(seat),
        {
          clause: ${clause},
          progress: 1 / livingSeats(table).length,
          next: { kind: 'survive' },
          prey: livingSeats(table).filter((other) => other !== String(seat)),
        },
      ]),
    )`
      : `(seen) => ({ ${list(sides)} })`
  },
});
`;
}

/** What is said of the next step, by its kind, in both languages. */
const NEXT = {
  // What an exorcism asks for next the house says itself.
  exorcism: { 'zh-Hant': {}, en: {} },
  door: {
    'zh-Hant': { 'open-door': '到玄關打開大門', leave: '從大門離開' },
    en: { 'open-door': 'Open the front door', leave: 'Leave by the front door' },
  },
  last: {
    'zh-Hant': { survive: '活到最後' },
    en: { survive: 'Be alive at the end' },
  },
} as const;

const HUNT = { 'zh-Hant': '殺光英雄', en: 'See all heroes dead' } as const;
const BOOK = ['goal', 'story', 'know', 'win', 'rules', 'end'] as const;

/** `words/<locale>.json`: all that it says, what its books say still left out. */
export function wordsOf(haunt: NewHaunt, locale: 'zh-Hant' | 'en'): unknown {
  const { isAlone, hasTraitor, way, monsters } = factsOf(haunt);
  const book = Object.fromEntries(BOOK.map((part) => [part, '…']));
  const named = monsters.map(({ kind, name }) =>
    locale === 'en' ? [kind, { name: `the ${name}`, label: name }] : [kind, { name: '怪物', label: '怪物' }],
  );
  return {
    ...(named.length > 0 ? { monsters: Object.fromEntries(named) } : {}),
    next: {
      ...NEXT[typeof way === 'object' ? 'door' : way][locale],
      ...(hasTraitor ? { hunt: HUNT[locale] } : {}),
    },
    books: isAlone ? { everyone: book } : hasTraitor ? { heroes: book, traitor: book } : { heroes: book },
  };
}

const CLAW =
  'M5 4C8.4 8 9.4 13 8.6 20.6C5.8 14.6 4.6 9.6 5 4ZM11 2.8C14 7.6 14.8 13 13.4 21.6C11 14.8 10.2 8.8 11 2.8ZM17 4C19.6 8.2 20 12.6 18.6 19.4C16.6 14 16.2 9 17 4Z';
const COUNTER =
  'M4 3H20V21H4ZM6.4 5.4V18.6H17.6V5.4ZM8.2 7.4H9.8V16.6H8.2ZM11.2 7.4H12.8V16.6H11.2ZM14.2 7.4H15.8V16.6H14.2Z';

export function signsOf(haunt: NewHaunt): unknown {
  const { hasTrack, monsters } = factsOf(haunt);
  return {
    ...(monsters.length > 0
      ? { monsters: Object.fromEntries(monsters.map(({ kind }) => [kind, CLAW])) }
      : {}),
    ...(hasTrack ? { marks: { track: COUNTER } } : {}),
  };
}

/** Its test: that it begins, that it ends, and a line for all that its section says. */
export function testOf(haunt: NewHaunt): string {
  const { number, section } = haunt;
  const { isAlone, hasTraitor, monsters } = factsOf(haunt);
  const kinds = monsters.slice(0, 1).map(({ kind }) => text(kind));
  const id = `BH-h${twoDigits(number)}`;
  const sides = isAlone ? ['each alone'] : hasTraitor ? ['heroes', 'traitor'] : ['heroes'];
  const lines = [
    ...(section?.parts.map(([letter, line]) => [`${id}-${letter}`, line] as const) ?? []),
    ...(section?.decided ?? []),
  ];
  return `import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test(${text(`${id}: it begins, and goes on to somebody’s turn`)}, () => {
  const begun = hauntedHouse(${number}, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual([${kinds}]);
});

test.each([${sides.map(text).join(', ')}])(${text(`${id}: it can end for the %s among bots`)}, (side) => {
  expect(winsAmongBots(${text(String(number))}, [side])).toHaveProperty([side]);
});

${lines.map(([line, what]) => `test.todo(${text(`${line} ${what}`)});\n`).join('')}`;
}

/** Its secrets, where its section speaks of one: whoever builds it says what is kept from whom. */
export function secretOf({ number, section }: NewHaunt): string | undefined {
  if (section === undefined || !keepsSecrets(section)) return undefined;
  return `import type { Secret } from '../secret';

const unwritten = (): never => {
  throw new Error('what haunt ${number} keeps from whom: nobody has written it yet');
};

const secret: Secret = {
  name: 'what haunt ${number} keeps',
  of: unwritten,
  redeal: unwritten,
  chances: unwritten,
  laid: unwritten,
};

export const secrets = [secret];
`;
}
