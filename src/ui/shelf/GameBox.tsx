import type { ReactNode } from 'react';
import { classes } from '../classes';
import { BoxPicture } from './BoxPicture';

export interface GameBoxProps {
  readonly slug: string;
  readonly title: string;
  /** The title with the places where it may be broken, for the lid, where those are known. */
  readonly lid?: ReactNode;
  /** The other language's title, small under the first; left out where both are the same. */
  readonly subtitle?: string;
  /** Where what lies around it is painted otherwise. */
  readonly room?: string;
  readonly className?: string;
  /** Its picture is the first of a page. */
  readonly isFirst?: boolean;
}

/** The most that shelf.css gives it. */
const WIDTH = '(max-width: 40rem) 8.5rem, 15.5rem';

/** A game's box standing on the table: the lid with its picture, the spine, the tray under the lid. */
export function GameBox({ slug, title, lid = title, subtitle, room, className, isFirst }: GameBoxProps) {
  return (
    <div data-room={room} className={classes('game-box', className)} aria-hidden>
      <div className="game-box-body">
        <div className="game-box-spine">
          <span className="game-box-spine-title font-heading">{title}</span>
        </div>
        <div className="game-box-front">
          <BoxPicture slug={slug} sizes={WIDTH} isFirst={isFirst} className="size-full" />
          <div className="game-box-plate font-heading">
            <span className="block text-[1.7em] leading-tight">{lid}</span>
            {subtitle !== undefined && subtitle !== title && (
              <span className="block text-[0.78em] leading-snug">{subtitle}</span>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

/** A box of plain cardboard, for a game that nobody can play yet. */
export function PlainBox({ children: title }: { readonly children: ReactNode }) {
  return (
    <div className="game-box is-plain" aria-hidden>
      <div className="game-box-body">
        <div className="game-box-spine">
          <span className="game-box-spine-title font-heading">{title}</span>
        </div>
        <div className="game-box-front">
          <span className="game-box-pencilled font-heading">{title}</span>
        </div>
      </div>
    </div>
  );
}
