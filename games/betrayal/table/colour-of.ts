import { colours } from '../explorers/colours';
import type { ExplorerID } from '../rules/components';
import type { Explorer } from '../rules/printed';

const ALL: Readonly<Record<ExplorerID, Explorer['colour']>> = colours;

export const colourOf = (explorer: ExplorerID | null): Explorer['colour'] | undefined =>
  explorer === null ? undefined : ALL[explorer];
