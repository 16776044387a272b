import type { Subject } from './contract/subject';
import loveLetter from './games/love-letter/subject';
import numeri from './games/numeri/subject';
import sushiGo from './games/sushi-go/subject';

/** Every game under the contract; a test compares the list with the shelf. */
export const SUBJECTS: readonly Subject[] = [loveLetter, numeri, sushiGo];
