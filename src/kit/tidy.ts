/** A text as it is kept: composed, without spaces at its ends or doubled inside. */
export const tidyText = (text: string): string => text.normalize('NFC').trim().replace(/\s+/gu, ' ');
