import { gameOf } from '@games/index';
import { PAUSE_SHARE } from '@/kit/manners';
import type { Opponent } from '@/kit/opponents';
import { newSeed } from '@/kit/random';
import { onStoreState, readMatch, saveMatch, setAside } from '../match-store';
import { BotLine } from './bot-line';
import type { BotLineNews, BotsWanted } from './bot-protocol';
import type { FromWorker, Pace, ToWorker } from './protocol';
import { hasLocks } from './tab-lock';
import { TableHost } from './table-host';

interface Pause {
  readonly least: number;
  readonly noise: number;
}

/** Milliseconds, drawn before the bot is given its cards: for the first deed of several, and for the others. */
const PAUSES: Readonly<Record<Pace, Readonly<Record<'first' | 'next', Pause>>>> = {
  natural: { first: { least: 700, noise: 500 }, next: { least: 450, noise: 250 } },
  brisk: { first: { least: 120, noise: 60 }, next: { least: 120, noise: 60 } },
};

/** Milliseconds in which a search is done: less would show whether there was anything to choose. */
const SEARCH_MS: Readonly<Record<Opponent, number>> = {
  random: 0,
  easy: 0,
  normal: 150,
  hard: 250,
  'stock-random': 0,
  'stock-mcts': 0,
};

const line = new BotLine(() => {
  const wanted: BotsWanted = { type: 'bots-wanted' };
  self.postMessage(wanted);
});

const host = new TableHost({
  post: (message: FromWorker) => self.postMessage(message),
  rulebook: async (slug) => gameOf(slug)?.rulebook(),
  sights: async (slug) => (await gameOf(slug)?.sights?.())?.default,
  read: readMatch,
  save: saveMatch,
  setAside,
  savesFirst: !hasLocks(),
  seed: newSeed,
  pause: (pace, opponent, place, manner) =>
    new Promise((resolve) => {
      const { least, noise } = PAUSES[pace][place];
      const pause = PAUSE_SHARE[manner] * (least + Math.random() * noise);
      // The search is over by then, whoever searches.
      setTimeout(resolve, Math.max(SEARCH_MS[opponent] * (1 + Math.random() / 4), pause));
    }),
  think: (question) => {
    // Whoever asks for a hint has asked for another try by it.
    if (question.isHint === true) line.again();
    return line.ask(question);
  },
});

onStoreState((state) => host.storeIs(state));

self.addEventListener('message', ({ data }: MessageEvent<ToWorker | BotLineNews>) => {
  if (data.type === 'bots-connected') line.connect(data.port);
  else if (data.type === 'bots-lost') line.lost();
  else if (data.type === 'bots-again') line.again();
  else void host.receive(data);
});
