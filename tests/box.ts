/** The pieces that a layout is made of: each can be taken once, and what nobody has taken is left. */
export function boxOf<Piece extends string | number>(pieces: readonly Piece[]) {
  const left = [...pieces];
  /** Takes a piece out of the box; throws when there is none of it left. */
  const take = <One extends Piece>(piece: One): One => {
    const index = left.indexOf(piece);
    if (index < 0) throw new Error(`no ${piece} left to lay out`);
    left.splice(index, 1);
    return piece;
  };
  return { take, takeAll: <One extends Piece>(list: readonly One[] = []): One[] => list.map(take), left };
}
