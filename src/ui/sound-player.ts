import { type Rustle, SCORES, type Score, type Sound, type Tone } from './sound-scores';
import { LOUDEST, soundSettings } from './sound-settings';

let output: { readonly audio: AudioContext; readonly volume: GainNode } | undefined;

/** Ears hear ratios: each step is about as much louder as the last. */
const gainOf = (volume: number): number => (volume / LOUDEST) ** 2;

/**
 * Everything goes through one volume and a limiter: several sounds at once do not clip. What the browser has
 * closed never sounds again; another takes its place.
 */
function outputOf(): NonNullable<typeof output> {
  if (output !== undefined && output.audio.state !== 'closed') return output;
  const audio = new AudioContext();
  const volume = audio.createGain();
  const limiter = audio.createDynamicsCompressor();
  limiter.threshold.value = -12;
  limiter.ratio.value = 20;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.12;
  volume.gain.value = gainOf(soundSettings().volume);
  volume.connect(limiter).connect(audio.destination);
  output = { audio, volume };
  return output;
}

function envelope(audio: AudioContext, start: number, seconds: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(outputOf().volume);
  return gain;
}

function strike(audio: AudioContext, now: number, { at, hertz, to, seconds, loud }: Tone): void {
  const start = now + at;
  const oscillator = audio.createOscillator();
  oscillator.frequency.setValueAtTime(hertz, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + seconds);
  oscillator.connect(envelope(audio, start, seconds, loud));
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

function rustle(audio: AudioContext, now: number, { at, seconds, loud, from, to }: Rustle): void {
  const start = now + at;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let sample = 0; sample < samples.length; sample++) samples[sample] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 0.9;
  band.frequency.setValueAtTime(from, start);
  band.frequency.exponentialRampToValueAtTime(to, start + seconds);
  source.connect(band).connect(envelope(audio, start, seconds, loud));
  source.start(start);
}

/** @param steps 1 to `LOUDEST` */
export function turnTo(steps: number): void {
  if (output !== undefined) output.volume.gain.value = gainOf(steps);
}

/**
 * Has the browser let this page sound. Resolves to whether it does: it refuses, or does not answer, before a person
 * has touched the page and while something else has the loudspeaker, as a call does on iOS (`interrupted`).
 */
async function sounding({ audio }: NonNullable<typeof output>): Promise<boolean> {
  if (audio.state === 'running') return true;
  try {
    await audio.resume();
    return true;
  } catch {
    // The next touch asks again.
    return false;
  }
}

/** Somebody touches the page: whatever has silenced it meanwhile is over, where the browser agrees. */
export function wake(): void {
  if (output !== undefined) void sounding(outputOf());
}

/**
 * Plays a sound, made on the spot.
 * @param isLate whether it belongs to nothing that is seen any more; asked when it could sound
 */
export async function play(sound: Sound, isLate: () => boolean): Promise<void> {
  const out = outputOf();
  if (out.audio.state !== 'running' && !(await sounding(out))) return;
  // A clock that stood still would play at once all that has been asked for since.
  if (isLate()) return;
  const { currentTime } = out.audio;
  const score: Score = SCORES[sound];
  for (const tone of score.tones ?? []) strike(out.audio, currentTime, tone);
  for (const paper of score.rustles ?? []) rustle(out.audio, currentTime, paper);
}
