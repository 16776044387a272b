import { setTimeout as pause } from 'node:timers/promises';
import { chance } from '@tests/server/players';
import { SUBJECTS } from '@tests/subjects';
import type { Store } from '@/server/stores/store';
import { freePort } from '../address.mjs';
import { attack } from './hostile';
import { Ledger, type Verdict } from './ledger';
import { type Figures, SoakServer } from './server';
import { keepTable } from './table';

export interface SoakPlan {
  /** Where the store is, as the environment of a server names it. */
  readonly env: Readonly<Record<string, string>>;
  /** The same store, for looking into it. */
  readonly store: Store;
  readonly durationMs: number;
  /** Moves to be acknowledged: a machine that is slower plays on for them, three times as long at most. */
  readonly moves?: number;
  readonly tables: number;
  /** Times the process is killed in the middle of everything. */
  readonly kills: number;
}

export interface Soaked {
  readonly verdict: Verdict;
  readonly before: Figures;
  /** Before each kill, and at the end. */
  readonly seen: readonly Figures[];
}

/** Lays tables of all games on a server that is killed now and then, with hostile clients beside. */
export async function soak({ env, store, durationMs, moves = 0, tables, kills }: SoakPlan): Promise<Soaked> {
  const server = new SoakServer(await freePort(), env);
  await server.open();
  const before = await server.figures();
  const ledger = new Ledger();
  const begun = Date.now();
  const isOver = () => {
    const passed = Date.now() - begun;
    return passed >= 3 * durationMs || (passed >= durationMs && ledger.moves >= moves);
  };
  const work = Array.from({ length: tables }, (_, place) => {
    const { slug } = SUBJECTS[place % SUBJECTS.length]?.rulebook ?? { slug: '' };
    const address = `10.0.${place >> 8}.${place & 255}`;
    const random = chance(`soak ${place}`);
    return keepTable(slug, { url: server.url, address, store, ledger, random, isOver });
  });
  work.push(attack({ url: server.url, isOver }));
  const seen: Figures[] = [];
  for (let kill = 0; kill < kills; kill++) {
    await pause(durationMs / (kills + 1));
    seen.push(await server.figures());
    await server.kill();
    await server.open();
  }
  await Promise.all(work);
  seen.push(await server.figures());
  await server.kill();
  return { verdict: await ledger.judge(store), before, seen };
}
