import { classes } from '../classes';
import { BoxPicture } from './BoxPicture';

export interface GameBoxProps {
  readonly slug: string;
  readonly title: string;
  /** The other language's title, small under the first; left out where both are the same. */
  readonly subtitle?: string;
  /** Where what lies around it is painted otherwise. */
  readonly room?: string;
  readonly className?: string;
  /** Its picture is the first of a page. */
  readonly isFirst?: boolean;
}

/** The most that shelf.css gives it. */
const WIDTH = '(max-width: 40rem) 8rem, 15.5rem';

/** A game's box standing on the table: the lid with its picture, the spine, the tray under the lid. */
export function GameBox({ slug, title, subtitle, room, className, isFirst }: GameBoxProps) {
  return (
    <div data-room={room} className={classes('game-box', className)} aria-hidden>
      <div className="game-box-body">
        <div className="game-box-spine">
          <span className="game-box-spine-title font-heading">{title}</span>
        </div>
        <div className="game-box-front">
          <BoxPicture slug={slug} sizes={WIDTH} isFirst={isFirst} className="size-full" />
          <div className="game-box-plate font-heading">
            <span className="block text-[1.7em] leading-tight">{title}</span>
            {subtitle !== undefined && subtitle !== title && (
              <span className="block text-[0.78em] leading-snug">{subtitle}</span>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
