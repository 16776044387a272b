import { PICTURES } from './all';
import type { Shape } from './shapes';

const PLAIN: readonly Shape[] = [];

/** A room's furniture from above, as it is printed: ink and wash on the ground of its tile. */
export const RoomPicture = ({ room }: { readonly room: string }) => (
  <svg aria-hidden viewBox="0 0 100 100" className="bt-furniture">
    {(PICTURES[room] ?? PLAIN).map(([wash, path], index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing stays as it is
      <path key={index} d={path} data-wash={wash} />
    ))}
  </svg>
);
