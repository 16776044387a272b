import { isSeen, withoutPiles } from './marks';

// Controls, what is no character, and marks that turn the direction of what stands around them.
const UNTIDY =
  /[\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;

/** What somebody says, as one line of plain text; empty when nothing of it would be seen. */
export function tidyLine(typed: string): string {
  const line = typed.normalize('NFC').replace(UNTIDY, ' ').replace(/\s+/gu, ' ').trim();
  return isSeen(line) ? withoutPiles(line) : '';
}
