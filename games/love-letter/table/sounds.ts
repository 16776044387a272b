import type { Sound } from '@/ui/sound';

const SOUNDS: Readonly<Record<string, Sound>> = {
  deal: 'deal',
  draw: 'deal',
  'prince-draw': 'deal',
  'prince-draw-aside': 'deal',
  play: 'play',
  'play-at': 'play',
  'king-trade': 'deal',
  'priest-look': 'reveal',
  'baron-level': 'reveal',
  'baron-defeat': 'reveal',
  out: 'out',
  'round-last': 'token',
  'round-showdown': 'token',
  'round-discards': 'token',
};

/** The sound of what happened; guesses and the like are told by what follows from them. */
export const soundOf = (kind: string): Sound | undefined => SOUNDS[kind];
