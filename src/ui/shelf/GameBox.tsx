import { classes } from '../classes';

export interface GameBoxProps {
  readonly title: string;
  /** The other language's title, small under the first; left out where both are the same. */
  readonly subtitle?: string;
  /** Address of the picture on the lid. */
  readonly art: string;
  /** Where what lies around it is painted otherwise. */
  readonly room?: string;
  readonly className?: string;
  /** The first picture of a page is fetched before the rest. */
  readonly isFirst?: boolean;
}

/** A game's box standing on the table: the lid with its picture, the spine, the tray under the lid. */
export function GameBox({ title, subtitle, art, room, className, isFirst = false }: GameBoxProps) {
  return (
    <div data-room={room} className={classes('game-box', className)} aria-hidden>
      <div className="game-box-body">
        <div className="game-box-spine">
          <span className="game-box-spine-title font-heading">{title}</span>
        </div>
        <div className="game-box-front">
          {/* biome-ignore lint/performance/noImgElement: a small drawing needs no image service */}
          <img
            src={art}
            alt=""
            width={400}
            height={500}
            fetchPriority={isFirst ? 'high' : 'auto'}
            className="size-full"
          />
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
