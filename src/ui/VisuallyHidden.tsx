import type { ComponentProps } from 'react';

/** Said, not shown. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span className="sr-only" {...props} />;
}
