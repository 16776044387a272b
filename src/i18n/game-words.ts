import { useTranslations } from 'next-intl';

/** The ids of a tree of messages: `board.deck`. */
type MessageId<Messages, Path extends string = ''> = {
  [Key in keyof Messages & string]: Messages[Key] extends string
    ? `${Path}${Key}`
    : MessageId<Messages[Key], `${Path}${Key}.`>;
}[keyof Messages & string];

/** One game's own words by id, with what they are about put in. */
export type GameWords<Messages> = (
  id: MessageId<Messages>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * The words of the game on the page. The site passes every game's words on under one name; a board
 * says whose they are: `useGameWords<typeof zhHant>()`.
 */
export const useGameWords = <Messages>(): GameWords<Messages> =>
  useTranslations('game') as unknown as GameWords<Messages>;
