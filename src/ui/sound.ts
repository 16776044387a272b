import type { Sound } from './sound-scores';
import { changeSound, soundSettings } from './sound-settings';

export type { Sound };

type Player = typeof import('./sound-player');

/** A sound that comes later than this belongs to nothing that is seen any more. */
const LATE_MS = 400;

let player: Player | undefined;
let wasTouched = false;

/** What makes the sounds: fetched with the first touch, before which nothing may sound. */
async function fetchPlayer(): Promise<Player> {
  player ??= await import('./sound-player');
  return player;
}

const isSilent = (): boolean => !soundSettings().isOn || typeof globalThis.AudioContext !== 'function';

/**
 * What browsers take for a person's touch: with a mouse its button going down, with a finger its going up. They let
 * nothing sound that was not asked for in one, nor after a call has silenced the page, hence all of them, always.
 */
for (const touch of ['pointerdown', 'pointerup', 'keydown'] as const)
  globalThis.addEventListener?.(
    touch,
    () => {
      wasTouched = true;
      if (isSilent()) return;
      if (player === undefined) fetchPlayer().catch(missed);
      else player.wake();
    },
    { capture: true, passive: true },
  );

/** No sound is better than no game. */
function missed(error: unknown): void {
  console.warn('A sound could not be made:', error);
}

function change(next: ReturnType<typeof soundSettings>): void {
  changeSound(next);
  player?.turnTo(next.volume);
  playSound('token');
}

/** Turns sound on or off; on, it says so. */
export const setSound = (isOn: boolean): void => change({ ...soundSettings(), isOn });

/** Sets the volume, 1 to `LOUDEST`, and turns sound on. */
export const setVolume = (volume: number): void => change({ isOn: true, volume });

/** Browsers let nothing sound before the page has been touched; what was missed is not made up for. */
const hasBeenTouched = (): boolean => globalThis.navigator?.userActivation?.hasBeenActive ?? wasTouched;

/** Plays a sound if sound is on. Silent, and never an error, where there is no audio. */
export function playSound(sound: Sound): void {
  if (isSilent() || !hasBeenTouched()) return;
  const asked = performance.now();
  fetchPlayer()
    .then(({ play }) => {
      const isLate = () => performance.now() - asked >= LATE_MS;
      return isLate() ? undefined : play(sound, isLate);
    })
    .catch(missed);
}
