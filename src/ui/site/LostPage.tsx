import type { ReactNode } from 'react';
import { SeatMark } from '../SeatMark';

export interface LostPageProps {
  readonly title: string;
  readonly text: string;
  /** The way back: links or buttons. */
  readonly children: ReactNode;
}

/** A note on an empty table: what happened, and the way back. */
export function LostPage({ title, text, children }: LostPageProps) {
  return (
    <div className="grid min-h-[60dvh] place-items-center py-10">
      <div className="paper note w-full max-w-lg px-6 py-9 text-center sm:px-10">
        <p aria-hidden className="flex justify-center gap-4 text-3xl">
          <SeatMark playerID="3" className="-rotate-12" />
          <SeatMark playerID="2" className="translate-y-1 rotate-[24deg] opacity-80" />
          <SeatMark playerID="7" className="rotate-6" />
        </p>
        <h1 className="mt-5 text-3xl">{title}</h1>
        <p className="mt-3 text-ink-soft">{text}</p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">{children}</div>
      </div>
    </div>
  );
}
