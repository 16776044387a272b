/** Every refused move makes boardgame.io write such a line. */
export const REFUSED =
  /^ERROR:? *(disallowed move|invalid move|cannot make move after game end|disallowed event)/;
