import type { Sound } from '@/ui/sound';

const SOUNDS: Readonly<Record<string, Sound>> = {
  roll: 'deal',
  enter: 'play',
  move: 'play',
  open: 'reveal',
  bonus: 'token',
  pass: 'out',
};

/** The sound of what happened: a rattle, a bean on a stone, a gate, a chime. */
export const soundOf = (kind: string): Sound | undefined => SOUNDS[kind];
