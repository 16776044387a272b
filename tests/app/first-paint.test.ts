import { AWAKE } from '@/app/awake';
import { paintFirst } from '@/app/first-paint';
import { noteTable, noteTables } from '@/play/kept';

const inHead = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

const comesUp = () => document.dispatchEvent(new Event('DOMContentLoaded'));

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('scripts are put in after a frame has been painted, and as React knows them', () => {
  paintFirst(['/a.js', '/b.js']);
  expect(inHead()).toEqual([]);
  comesUp();
  expect(inHead()).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(inHead()).toEqual(['/a.js', '/b.js']);
  expect(document.querySelectorAll('script[async][src="/a.js"]')).toHaveLength(1);
});

test('where the browser tells when it paints, the first words are waited for', () => {
  const told: ((names: readonly string[]) => void)[] = [];
  class Told {
    static readonly supportedEntryTypes = ['paint'];
    readonly #call: PerformanceObserverCallback;
    constructor(call: PerformanceObserverCallback) {
      this.#call = call;
    }
    observe() {
      told.push((names) => {
        const paints = { getEntriesByName: (name: string) => names.filter((other) => other === name) };
        this.#call(paints as unknown as PerformanceObserverEntryList, this as unknown as PerformanceObserver);
      });
    }
    disconnect() {}
  }
  Object.assign(globalThis, { PerformanceObserver: Told });
  try {
    paintFirst(['/a.js']);
    comesUp();
    const tell = (name: string) => {
      for (const listener of told) listener([name]);
      jest.advanceTimersByTime(100);
    };
    tell('first-paint');
    expect(inHead()).toEqual([]);
    tell('first-contentful-paint');
    expect(inHead()).toEqual(['/a.js']);
  } finally {
    Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  }
});

test('a page that nobody looks at runs at once; so does one that is left while it comes up', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  paintFirst(['/hidden.js']);
  jest.advanceTimersByTime(0);
  expect(inHead()).toEqual(['/hidden.js']);

  hidden.mockReturnValue(false);
  paintFirst(['/left.js']);
  jest.advanceTimersByTime(0);
  expect(inHead()).toEqual(['/hidden.js']);
  document.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(0);
  expect(inHead()).toEqual(['/hidden.js', '/left.js']);
});

describe('the grain of the wood', () => {
  const isBare = () => document.documentElement.hasAttribute('data-bare');

  test('comes when the page is awake', () => {
    paintFirst([]);
    comesUp();
    jest.advanceTimersByTime(100);
    expect(isBare()).toBe(true);
    document.dispatchEvent(new Event(AWAKE));
    expect(isBare()).toBe(false);
  });

  test('comes in the end in any case', () => {
    paintFirst([]);
    comesUp();
    jest.advanceTimersByTime(2900);
    expect(isBare()).toBe(true);
    jest.advanceTimersByTime(200);
    expect(isBare()).toBe(false);
  });

  test('is there at once where the worker has it at hand', () => {
    Object.assign(navigator, { serviceWorker: { controller: {} } });
    try {
      paintFirst([]);
      expect(isBare()).toBe(false);
    } finally {
      Reflect.deleteProperty(navigator, 'serviceWorker');
    }
  });
});

test('whatever keeps it from being painted, it runs in the end, and once', () => {
  paintFirst(['/a.js']);
  jest.advanceTimersByTime(2900);
  expect(inHead()).toEqual([]);
  jest.advanceTimersByTime(200);
  comesUp();
  jest.advanceTimersByTime(5000);
  expect(inHead()).toEqual(['/a.js']);
});

test('a press on a page that sleeps is made when it is awake; links go by themselves', () => {
  document.body.innerHTML = '<form><button>Start</button></form><a href="#there">There</a>';
  const pressed: string[] = [];
  const form = document.querySelector('form');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    pressed.push('submit');
  });
  document.querySelector('a')?.addEventListener('click', () => pressed.push('link'));
  const start = document.querySelector('button');
  paintFirst([]);
  start?.click();
  document.querySelector('a')?.click();
  expect(pressed).toEqual(['link']);
  document.dispatchEvent(new Event(AWAKE));
  expect(pressed).toEqual(['link', 'submit']);
  start?.click();
  expect(pressed).toEqual(['link', 'submit', 'submit']);
});

test.each(['radio', 'checkbox'])('so is a press on a %s', (type) => {
  document.body.innerHTML = `<label>Bots<input type="${type}"></label>`;
  const option = document.querySelector('input');
  paintFirst([]);
  option?.click();
  expect(option?.checked).toBe(false);
  document.dispatchEvent(new Event(AWAKE));
  expect(option?.checked).toBe(true);
});

describe('the room for what is kept here', () => {
  const reserved = () => document.documentElement.dataset.kept;

  afterEach(() => localStorage.clear());

  test('is for tables as long as one of them is open', () => {
    noteTable('a', true);
    noteTable('b', true);
    noteTable('a', false);
    paintFirst(['/a.js']);
    expect(reserved()).toBe('tables');
    noteTable('b', false);
    paintFirst(['/a.js']);
    expect(reserved()).toBe('');
  });

  test('is for the tables that were found last', () => {
    noteTable('a', true);
    noteTables([]);
    paintFirst(['/a.js']);
    expect(reserved()).toBe('');
    noteTables(['c']);
    noteTable('c', true);
    noteTable('c', false);
    paintFirst(['/a.js']);
    expect(reserved()).toBe('');
  });

  test('is for rooms whose keys are here', () => {
    localStorage.setItem('kaizhuo.room.abc', '{}');
    paintFirst(['/a.js']);
    expect(reserved()).toBe('rooms');
    noteTable('a', true);
    paintFirst(['/a.js']);
    expect(reserved()).toBe('tables rooms');
  });

  test('is not left when nothing can be read', () => {
    localStorage.setItem('kaizhuo.open-tables', '{');
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    paintFirst(['/a.js']);
    expect(reserved()).toBe('');
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
