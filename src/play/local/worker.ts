import { gameOf } from '@games/index';
import { newSeed } from '@/kit/random';
import { readMatch, saveMatch, setAside } from '../match-store';
import type { FromWorker, Pace, ToWorker } from './protocol';
import { TableHost } from './table-host';

/** A constant and some noise, drawn before the bot looks at its cards. */
const PAUSES: Readonly<Record<Pace, { readonly least: number; readonly noise: number }>> = {
  natural: { least: 700, noise: 500 },
  brisk: { least: 120, noise: 60 },
};

const host = new TableHost({
  post: (message: FromWorker) => self.postMessage(message),
  rulebook: async (slug) => gameOf(slug)?.rulebook(),
  read: readMatch,
  save: saveMatch,
  setAside,
  seed: newSeed,
  pause: (pace) =>
    new Promise((resolve) => {
      setTimeout(resolve, PAUSES[pace].least + Math.random() * PAUSES[pace].noise);
    }),
});

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  void host.receive(data);
});
