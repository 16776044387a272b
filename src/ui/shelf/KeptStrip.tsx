import { ArrowRight, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@/i18n/navigation';
import { buttonClasses } from '../Button';
import { classes } from '../classes';
import { IconButton } from '../IconButton';

export interface KeptStripProps {
  readonly kind: 'tables' | 'rooms';
  readonly heading: string;
  /** Cards. */
  readonly children: ReactNode;
}

/** What one can go back to, in a row that is as high with one card as with twenty. */
export function KeptStrip({ kind, heading, children }: KeptStripProps) {
  const id = `kept-${kind}`;
  return (
    <section aria-labelledby={id} className={classes('kept-strip', `is-${kind}`)}>
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      <ul className="kept-cards">{children}</ul>
    </section>
  );
}

export interface KeptCardProps {
  readonly title: string;
  /** The game's `data-room`. */
  readonly room: string | undefined;
  /** What is to be known of it, in lines. */
  readonly children: ReactNode;
  /** Without the language. */
  readonly href: string;
  readonly open: string;
  readonly remove: string;
  readonly onRemove: () => void;
}

/** A table or a room one can go back to. */
export function KeptCard({ title, room, children, href, open, remove, onRemove }: KeptCardProps) {
  return (
    <li data-room={room} className="paper kept-card">
      <div className="kept-card-text">
        <h3 className="text-lg">{title}</h3>
        {children}
        <Link href={href} className={buttonClasses('primary', 'mt-auto self-start')}>
          {open}
          <ArrowRight aria-hidden size={18} />
        </Link>
      </div>
      <IconButton label={remove} icon={<Trash2 aria-hidden size={18} />} onClick={onRemove} />
    </li>
  );
}
