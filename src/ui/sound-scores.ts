/** A pitched sound: wood when it falls quickly, ceramic when it rings high and briefly, a chime when long. */
export interface Tone {
  /** Seconds after the beginning. */
  readonly at: number;
  readonly hertz: number;
  /** Where the pitch ends. */
  readonly to: number;
  readonly seconds: number;
  readonly loud: number;
}

/** A band of noise: paper. */
export interface Rustle {
  readonly at: number;
  readonly seconds: number;
  readonly loud: number;
  /** Middle of the band in hertz, at the start and at the end. */
  readonly from: number;
  readonly to: number;
}

export interface Score {
  readonly tones?: readonly Tone[];
  readonly rustles?: readonly Rustle[];
}

const paper = (from: number, to: number, seconds: number, loud: number, at = 0): Rustle => ({
  at,
  seconds,
  loud,
  from,
  to,
});
const wood = (hertz: number, loud: number, at = 0, seconds = 0.09): Tone => ({
  at,
  hertz,
  to: hertz * 0.57,
  seconds,
  loud,
});
const ring = (hertz: number, loud: number, at = 0, seconds = 0.13): Tone => ({
  at,
  hertz,
  to: hertz,
  seconds,
  loud,
});
const ceramic = (hertz: number, at = 0, loud = 0.06): Tone[] => [
  ring(hertz, loud, at),
  ring(hertz * 1.583, loud * 0.55, at, 0.08),
];
const click = (at: number, loud = 0.08): Tone => wood(1150, loud, at, 0.03);
const rattle = (times: readonly number[]): Tone[] =>
  times.map((at, bounce) => wood(420 + 60 * (bounce % 3), 0.17 - 0.02 * bounce, at, 0.045));

/** Every sound of the house by its name. */
export const SCORES = {
  // Paper
  shuffle: { rustles: [0, 0.07, 0.14, 0.21].map((at) => paper(2200, 4200, 0.08, 0.1, at)) },
  deal: { rustles: [paper(2400, 5200, 0.11, 0.16)] },
  draw: { rustles: [paper(1900, 3800, 0.14, 0.13)] },
  play: { rustles: [paper(3000, 1500, 0.07, 0.12)], tones: [wood(210, 0.22, 0.05)] },
  aim: { rustles: [paper(3000, 1500, 0.07, 0.12)], tones: [wood(210, 0.2, 0.05), wood(310, 0.14, 0.14)] },
  discard: { rustles: [paper(3600, 1200, 0.12, 0.13)], tones: [wood(170, 0.14, 0.09)] },
  reveal: { rustles: [paper(1600, 4200, 0.09, 0.12), paper(4200, 2200, 0.06, 0.1, 0.1)] },
  peek: { rustles: [paper(2600, 4600, 0.06, 0.08), paper(4600, 2600, 0.08, 0.06, 0.16)] },
  trade: { rustles: [paper(1500, 4600, 0.16, 0.12), paper(4600, 1500, 0.16, 0.12, 0.1)] },
  flutter: { rustles: [0, 0.05, 0.1, 0.15, 0.2].map((at) => paper(3400, 4400, 0.04, 0.09, at)) },
  slide: { rustles: [paper(900, 2600, 0.3, 0.12)] },
  // Wood and stone
  knock: { tones: [wood(230, 0.2)] },
  lift: { tones: [{ at: 0, hertz: 150, to: 260, seconds: 0.08, loud: 0.14 }] },
  hollow: { tones: [wood(190, 0.2, 0, 0.16), wood(140, 0.16, 0.13, 0.2)] },
  level: { tones: [wood(250, 0.17), wood(250, 0.17, 0.12)] },
  clash: { tones: [wood(330, 0.18), wood(160, 0.22, 0.11, 0.16)] },
  chopsticks: { tones: [click(0), click(0.09), click(0.15, 0.06)] },
  die: { tones: rattle([0, 0.07, 0.13, 0.18, 0.22]) },
  pebble: { tones: [wood(560, 0.13, 0, 0.05), wood(240, 0.13, 0.02)] },
  step: { tones: [wood(620, 0.12, 0, 0.04), wood(300, 0.15, 0.01), wood(660, 0.07, 0.09, 0.04)] },
  crack: { tones: [wood(880, 0.12, 0, 0.03), wood(520, 0.12, 0.06, 0.05)] },
  gate: {
    tones: [{ at: 0, hertz: 300, to: 420, seconds: 0.22, loud: 0.07 }, wood(260, 0.18, 0.24)],
  },
  out: { tones: [{ at: 0, hertz: 150, to: 70, seconds: 0.26, loud: 0.26 }] },
  refuse: {
    tones: [
      { at: 0, hertz: 185, to: 170, seconds: 0.07, loud: 0.16 },
      { at: 0.1, hertz: 165, to: 150, seconds: 0.09, loud: 0.16 },
    ],
  },
  // Wax, brass and ceramic
  token: { tones: [...ceramic(1870), wood(240, 0.12, 0.07, 0.06)] },
  seal: { rustles: [paper(700, 300, 0.18, 0.12, 0.03)], tones: [wood(130, 0.26, 0, 0.14)] },
  plate: { tones: [...ceramic(1480), wood(330, 0.08, 0.01, 0.05)] },
  plateOnPlate: { tones: [...ceramic(1480), ...ceramic(1980, 0.09)] },
  tally: { tones: [...ceramic(2080), ...ceramic(2480, 0.1)] },
  wobbleUp: {
    tones: [
      { at: 0, hertz: 420, to: 620, seconds: 0.16, loud: 0.09 },
      { at: 0.13, hertz: 560, to: 830, seconds: 0.18, loud: 0.08 },
    ],
  },
  wobbleDown: {
    tones: [
      { at: 0, hertz: 520, to: 390, seconds: 0.16, loud: 0.09 },
      { at: 0.13, hertz: 400, to: 270, seconds: 0.2, loud: 0.09 },
    ],
  },
  // Chimes
  turn: { tones: [ring(523, 0.07, 0, 0.5), ring(784, 0.06, 0.09, 0.6)] },
  linked: { tones: [ring(659, 0.06, 0, 0.4), ring(784, 0.06, 0.08, 0.4), ring(988, 0.06, 0.16, 0.5)] },
  gong: { tones: [ring(262, 0.1, 0, 0.9), ring(393, 0.05, 0, 0.7)] },
  win: {
    tones: [
      ring(523, 0.07, 0, 0.7),
      ring(659, 0.07, 0.12, 0.7),
      ring(784, 0.07, 0.24, 0.8),
      ring(1047, 0.07, 0.38, 1.1),
    ],
  },
} as const satisfies Readonly<Record<string, Score>>;

/** The sounds of a table. */
export type Sound = keyof typeof SCORES;
