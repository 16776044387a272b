'use client';

import type { ReactNode } from 'react';
import { Popover } from '../Popover';
import { Zoomable } from './Zoom';

export interface ReadableProps {
  /** What it is called. */
  readonly name: string;
  /** What it is as it lies there, where that is more than its name. */
  readonly label?: string | undefined;
  /** What `large` shows, for whoever cannot look at it closely. */
  readonly description: string;
  /** The piece as it is read. */
  readonly large: ReactNode;
  readonly className: string;
  /** The piece as it lies there. */
  readonly children: ReactNode;
}

/** A piece with nothing to be done to it: under a resting pointer or pressed it shows itself large. */
export function Readable({ name, label = name, description, large, className, children }: ReadableProps) {
  return (
    <Zoomable paper={large}>
      <Popover
        label={name}
        trigger={
          <button type="button" className={className} aria-label={label} aria-description={description}>
            {children}
          </button>
        }
        className="reading"
      >
        {large}
      </Popover>
    </Zoomable>
  );
}
