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
  className,
}: NoticeProps) {
  const { Icon, colour } = TONES[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classes('paper flex gap-3 py-3 ps-4 pe-2', className)}
    >
      <Icon aria-hidden size={22} className={classes('mt-1 shrink-0', colour)} />
      <div className="min-w-0 flex-1 py-0.5">
        <p className="font-heading font-bold leading-snug">{title}</p>
        {children !== undefined && (
          <div className="mt-0.5 text-sm leading-relaxed text-ink-soft">{children}</div>
        )}
        {actions !== undefined && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
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
