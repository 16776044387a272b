import { CHAT_PART_BYTES, type ChatLine, type ChatPart } from '@/wire/chat';

/** The last of these lines, as many as one answer may hold; at least one, if there is any. */
export function lastPart(lines: readonly ChatLine[]): ChatPart {
  let first = lines.length;
  let bytes = 0;
  for (const line of lines.toReversed()) {
    bytes += Buffer.byteLength(JSON.stringify(line));
    if (bytes > CHAT_PART_BYTES && first < lines.length) break;
    first--;
  }
  return { lines: lines.slice(first), hasEarlier: first > 0 };
}
