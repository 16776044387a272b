import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes';
import { IconButton } from './IconButton';

export type NoticeTone = 'info' | 'warn' | 'error';

const TONES = {
  info: { Icon: Info, colour: 'text-accent-ink' },
  warn: { Icon: TriangleAlert, colour: 'text-warn' },
  error: { Icon: CircleAlert, colour: 'text-bad' },
} as const;

export interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons or links. */
  readonly actions?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
  readonly dismissLabel?: string;
  /** As low as its words allow, for where a board below it needs the room. */
  readonly isSlim?: boolean;
  readonly className?: string;
}

/** A slip with something to know. An error is said at once, the rest when there is a pause. */
export function Notice({
  tone = 'info',
  title,
  children,
  actions,
  onDismiss,
  dismissLabel,
  isSlim = false,
  className,
}: NoticeProps) {
  const { Icon, colour } = TONES[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classes('paper flex gap-3 ps-4 pe-2', isSlim ? 'min-h-11 items-center' : 'py-3', className)}
    >
      <Icon aria-hidden size={22} className={classes('shrink-0', !isSlim && 'mt-1', colour)} />
      <div
        className={classes(
          'min-w-0 flex-1',
          isSlim ? 'flex flex-wrap items-center gap-x-3 py-1.5' : 'py-0.5',
        )}
      >
        <p className="font-heading font-bold leading-snug">{title}</p>
        {children !== undefined && (
          <div className={classes('text-sm leading-relaxed text-ink-soft', !isSlim && 'mt-0.5')}>
            {children}
          </div>
        )}
        {actions !== undefined && (
          <div className={classes('flex flex-wrap gap-2', isSlim ? 'ms-auto' : 'mt-2')}>{actions}</div>
        )}
      </div>
      {onDismiss !== undefined && dismissLabel !== undefined && (
        <IconButton
          label={dismissLabel}
          icon={<X aria-hidden size={18} />}
          onClick={onDismiss}
          hasTooltip={false}
        />
      )}
    </div>
  );
}
