import { isLongerThan } from '@/kit/graphemes';
import { tidyLine } from '@/kit/line';
import { CHAT_LENGTH } from '@/wire/chat';
import { Fault } from './fault';

/** A line of chat as it is kept: one line of plain text. Throws Fault when nothing is left, or too much. */
export function chatText(typed: string): string {
  const text = tidyLine(typed);
  if (text === '') throw new Fault('malformed');
  if (isLongerThan(text, CHAT_LENGTH)) throw new Fault('too-large');
  return text;
}
