import type { Refusal } from '@/kit/action';

/** Whether it is the lesson that refuses, and not the rules: its own slip says so. */
export const isOfCoach = (refusal: Refusal | undefined): boolean =>
  refusal?.reason.startsWith('coach-') === true;
