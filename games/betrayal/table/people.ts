import { explorers } from '../explorers/printed';
import type { ExplorerID } from '../rules/components';
import type { Explorer } from '../rules/printed';

const ALL: Readonly<Record<ExplorerID, Explorer>> = explorers;

export const EXPLORER_IDS: readonly ExplorerID[] = Object.keys(ALL);

export const personOf = (explorer: ExplorerID | null): Explorer | undefined =>
  explorer === null ? undefined : ALL[explorer];

export const tracksOf = (explorer: ExplorerID | null): Explorer['traits'] | undefined =>
  personOf(explorer)?.traits;
