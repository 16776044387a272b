import { isLongerThan } from '@/kit/graphemes';
import { CHAT_LENGTH } from '@/wire/chat';
import { Fault } from './fault';

// Controls, what is no character, and marks that turn the direction of what stands around them.
const UNTIDY =
  /[\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;

/** A line of chat as it is kept: one line of plain text. Throws Fault when nothing is left, or too much. */
export function chatText(typed: string): string {
  const text = typed.normalize('NFC').replace(UNTIDY, ' ').replace(/\s+/gu, ' ').trim();
  if (text === '') throw new Fault('malformed');
  if (isLongerThan(text, CHAT_LENGTH)) throw new Fault('too-large');
  return text;
}
