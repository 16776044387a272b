import type { Subject } from './contract/subject';
import betrayal from './games/betrayal/subject';
import cat10 from './games/cat-10/subject';
import cheatyMages from './games/cheaty-mages/subject';
import crowsOverkill from './games/crows-overkill/subject';
import diggers from './games/diggers/subject';
import kaPai from './games/ka-pai/subject';
import loveLetter from './games/love-letter/subject';
import macroscope from './games/macroscope/subject';
import ninjaSoul from './games/ninja-soul/subject';
import numeri from './games/numeri/subject';
import sushiGo from './games/sushi-go/subject';
import sweetNose from './games/sweet-nose/subject';

/** Every game under the contract; a test compares the list with the shelf. */
export const SUBJECTS: readonly Subject[] = [
  betrayal,
  cat10,
  cheatyMages,
  crowsOverkill,
  diggers,
  kaPai,
  loveLetter,
  macroscope,
  ninjaSoul,
  numeri,
  sushiGo,
  sweetNose,
];
