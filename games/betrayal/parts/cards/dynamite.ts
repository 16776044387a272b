import type { Place } from '../../rules/components';
import { stepsOf } from '../../rules/step';

export const DYNAMITE = 'dynamite';

/** `burst`: what a seat has thrown goes off in a place. */
export const step = stepsOf<{ burst: { to: Place } }>(`card:${DYNAMITE}`);
