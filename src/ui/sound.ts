/** The sounds of a table, made on the spot: one for each group of journal kinds. */
export const SOUNDS = ['deal', 'play', 'reveal', 'token', 'out', 'turn', 'win', 'refuse'] as const;
export type Sound = (typeof SOUNDS)[number];

const STORAGE_KEY = 'kaizhuo.sound';

let context: AudioContext | undefined;
let isOn: boolean | undefined;
const listeners = new Set<() => void>();

function remembered(): boolean {
  try {
    return globalThis.localStorage?.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

export function isSoundOn(): boolean {
  isOn ??= remembered();
  return isOn;
}

export function setSound(on: boolean): void {
  isOn = on;
  try {
    globalThis.localStorage?.setItem(STORAGE_KEY, on ? 'on' : 'off');
  } catch {
    // A browser that keeps nothing still honours the switch until the page is left.
  }
  for (const listener of listeners) listener();
  if (on) playSound('token');
}

export function subscribeToSound(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface Tone {
  readonly at?: number;
  readonly hertz: number;
  readonly seconds: number;
  readonly loud: number;
  readonly wave?: OscillatorType;
  /** Where the pitch ends, for a knock that falls. */
  readonly to?: number;
}

interface Rustle {
  readonly at?: number;
  readonly seconds: number;
  readonly loud: number;
  /** Middle of the band in hertz, at the start and at the end. */
  readonly from: number;
  readonly to: number;
}

interface Score {
  readonly tones?: readonly Tone[];
  readonly rustles?: readonly Rustle[];
}

// Paper is a band of noise, wood a short falling knock, ceramic a high pair, a chime its fifths.
const SCORES: Record<Sound, Score> = {
  deal: { rustles: [{ seconds: 0.11, loud: 0.16, from: 2400, to: 5200 }] },
  play: {
    rustles: [{ seconds: 0.07, loud: 0.12, from: 3000, to: 1500 }],
    tones: [{ at: 0.05, hertz: 210, to: 120, seconds: 0.09, loud: 0.22 }],
  },
  reveal: {
    rustles: [
      { seconds: 0.09, loud: 0.12, from: 1600, to: 4200 },
      { at: 0.1, seconds: 0.06, loud: 0.1, from: 4200, to: 2200 },
    ],
  },
  token: {
    tones: [
      { hertz: 1870, seconds: 0.13, loud: 0.07 },
      { hertz: 2960, seconds: 0.08, loud: 0.04 },
      { at: 0.07, hertz: 240, to: 160, seconds: 0.06, loud: 0.12 },
    ],
  },
  out: { tones: [{ hertz: 150, to: 70, seconds: 0.26, loud: 0.26 }] },
  turn: {
    tones: [
      { hertz: 523, seconds: 0.5, loud: 0.07 },
      { at: 0.09, hertz: 784, seconds: 0.6, loud: 0.06 },
    ],
  },
  win: {
    tones: [
      { hertz: 523, seconds: 0.7, loud: 0.07 },
      { at: 0.12, hertz: 659, seconds: 0.7, loud: 0.07 },
      { at: 0.24, hertz: 784, seconds: 0.8, loud: 0.07 },
      { at: 0.38, hertz: 1047, seconds: 1.1, loud: 0.07 },
    ],
  },
  refuse: {
    tones: [
      { hertz: 185, to: 170, seconds: 0.07, loud: 0.16 },
      { at: 0.1, hertz: 165, to: 150, seconds: 0.09, loud: 0.16 },
    ],
  },
};

function envelope(audio: AudioContext, start: number, seconds: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(audio.destination);
  return gain;
}

function strike(audio: AudioContext, now: number, tone: Tone): void {
  const start = now + (tone.at ?? 0);
  const oscillator = audio.createOscillator();
  oscillator.type = tone.wave ?? 'sine';
  oscillator.frequency.setValueAtTime(tone.hertz, start);
  if (tone.to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(tone.to, start + tone.seconds);
  oscillator.connect(envelope(audio, start, tone.seconds, tone.loud));
  oscillator.start(start);
  oscillator.stop(start + tone.seconds);
}

function rustle(audio: AudioContext, now: number, paper: Rustle): void {
  const start = now + (paper.at ?? 0);
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * paper.seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let sample = 0; sample < samples.length; sample++) samples[sample] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 0.9;
  band.frequency.setValueAtTime(paper.from, start);
  band.frequency.exponentialRampToValueAtTime(paper.to, start + paper.seconds);
  source.connect(band).connect(envelope(audio, start, paper.seconds, paper.loud));
  source.start(start);
}

/** Browsers let nothing sound before the page has been touched; what was missed is not made up for. */
const hasBeenTouched = (): boolean => globalThis.navigator?.userActivation?.hasBeenActive ?? true;

/** Plays a sound if sound is on. Silent, and never an error, where there is no audio. */
export function playSound(sound: Sound): void {
  if (!isSoundOn() || typeof globalThis.AudioContext !== 'function' || !hasBeenTouched()) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    const { currentTime } = context;
    for (const tone of SCORES[sound].tones ?? []) strike(context, currentTime, tone);
    for (const paper of SCORES[sound].rustles ?? []) rustle(context, currentTime, paper);
  } catch {
    // No sound is better than no game.
  }
}
