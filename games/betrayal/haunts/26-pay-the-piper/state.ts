import { traitorOf } from '../../parts/haunts/heroes';
import { ofKind } from '../../parts/haunts/of-kind';
import type { FigureID } from '../../rules/components';
import { explorerAt, isAlive } from '../../rules/figures';
import type { Monster, Table } from '../../rules/state';
import { type Laid, type Nothing, stepsOf } from '../../rules/step';
import type { Seen } from '../../rules/thing';

/** What has come of the Rats and of the one who calls them. */
export type State = {
  /** Rats with which it began; 0 until they are there. */
  planted: number;
  /** The traitor has come to the Chamber: from then on his death alone wins nothing (BH-h26-D4). */
  hasArrived: boolean;
};

export type Seer = Seen<State>;

export const step = stepsOf<{
  clear: Nothing;
  infest: { left: number };
  hatch: Laid;
  breed: Nothing;
  join: { monster: FigureID; ids: readonly FigureID[] };
  kill: { monster: FigureID };
}>('haunt');

export const RAT = 'rat';
export const CHAMBER = 'pentagram-chamber';
/** Might of one Rat, and so many together make the eight dice. */
export const MIGHT = 2;
export const POOL = 4;

export const ratsIn = (table: Pick<Table, 'monsters'>): Monster[] => ofKind(table, RAT);

export const isTraitorAlive = ({ haunt, explorers }: Pick<Table, 'haunt' | 'explorers'>): boolean =>
  isAlive(explorerAt({ explorers }, traitorOf({ haunt })));

/** Whether the traitor stands in the Chamber. */
export const isSealedIn = ({ haunt, explorers }: Pick<Table, 'haunt' | 'explorers'>): boolean =>
  explorerAt({ explorers }, traitorOf({ haunt })).room === CHAMBER;
