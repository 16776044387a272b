import { games } from '@games/index';
import type { Subject } from '@tests/contract/subject';
import { wordsOf } from '@tests/words-of';
import { OTHERS, type Telling } from '@/ui/table/telling';

type SoundModule = typeof import('@/ui/sound') & typeof import('@/ui/sound-settings');

/** What has been made of sound, in order. */
let started: { readonly kind: string; readonly output: Node }[] = [];

/** A node of an audio graph that remembers what it leads to. */
class Node {
  next: Node | undefined;
  readonly gain = param();
  readonly frequency = param();
  readonly Q = param();
  readonly threshold = param();
  readonly ratio = param();
  readonly attack = param();
  readonly release = param();
  constructor(readonly kind: string) {}
  connect(next: Node) {
    this.next = next;
    return next;
  }
  start() {
    started.push({ kind: this.kind, output: this });
  }
  stop() {}
}

function param() {
  return {
    value: 0,
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  };
}

class Audio {
  static made = 0;
  static all: Audio[] = [];
  /** What the browser makes of somebody who wants it to sound. */
  static whenAsked: 'sounds' | 'refuses' | 'never answers' = 'sounds';
  state: 'running' | 'suspended' | 'interrupted' | 'closed' = 'running';
  asked = 0;
  readonly currentTime = 0;
  readonly sampleRate = 8000;
  readonly destination = new Node('loudspeaker');
  constructor() {
    Audio.made += 1;
    Audio.all.push(this);
  }
  resume = async () => {
    this.asked += 1;
    if (this.state === 'closed' || Audio.whenAsked === 'refuses')
      throw new DOMException('', 'InvalidStateError');
    if (Audio.whenAsked === 'never answers') await new Promise(() => undefined);
    this.state = 'running';
  };
  createGain = () => new Node('gain');
  createOscillator = () => new Node('tone');
  createBiquadFilter = () => new Node('filter');
  createBufferSource = () => new Node('noise');
  createDynamicsCompressor = () => new Node('limiter');
  createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

/** The page as it is after a reload. */
async function load(): Promise<SoundModule> {
  jest.resetModules();
  return { ...(await import('@/ui/sound')), ...(await import('@/ui/sound-settings')) };
}

/** Until what makes the sounds has been fetched. */
const heard = () => import('@/ui/sound-player').then(() => undefined);

const touch = () => window.dispatchEvent(new Event('pointerdown'));

const wayOf = (from: Node): string[] => {
  const way: string[] = [];
  for (let node: Node | undefined = from; node !== undefined; node = node.next) way.push(node.kind);
  return way;
};

/** However long a slow machine takes to fetch what makes the sounds, no time passes. */
let now: jest.SpiedFunction<typeof performance.now>;

beforeEach(() => {
  now = jest.spyOn(performance, 'now').mockReturnValue(0);
  started = [];
  Audio.made = 0;
  Audio.all = [];
  Audio.whenAsked = 'sounds';
  localStorage.clear();
  Object.assign(globalThis, { AudioContext: Audio });
});

afterEach(() => now.mockRestore());

test('nothing sounds, and no audio is asked for, before the page has been touched', async () => {
  const { playSound } = await load();
  playSound('win');
  expect(Audio.made).toBe(0);
  touch();
  playSound('win');
  await heard();
  expect(started.length).toBeGreaterThan(0);
});

test('everything goes through one volume and a limiter', async () => {
  const { playSound } = await load();
  touch();
  playSound('shuffle');
  playSound('win');
  await heard();
  expect(Audio.made).toBe(1);
  const ways = started.map(({ output }) => wayOf(output).slice(-3).join(' '));
  expect(new Set(ways)).toEqual(new Set(['gain limiter loudspeaker']));
});

test('off is silent and remembered', async () => {
  const { setSound, playSound } = await load();
  touch();
  setSound(false);
  playSound('deal');
  await heard();
  expect(started).toEqual([]);
  const again = await load();
  expect(again.soundSettings().isOn).toBe(false);
});

test('the volume is remembered, changes what is heard, and turns sound on', async () => {
  const { setSound, setVolume } = await load();
  touch();
  setSound(false);
  setVolume(2);
  await heard();
  const volume = started[0]?.output.next?.next;
  const again = await load();
  expect(again.soundSettings()).toEqual({ isOn: true, volume: 2 });
  expect(volume?.gain.value).toBeCloseTo(0.04);
});

test('a sound that is fetched too late is not made up for', async () => {
  const { playSound } = await load();
  touch();
  playSound('deal');
  now.mockReturnValue(1000);
  await heard();
  expect(started).toEqual([]);
  playSound('win');
  await heard();
  expect(started.length).toBeGreaterThan(0);
});

describe('where the browser has silenced the page', () => {
  const silenced = ['suspended', 'interrupted'] as const;
  const gestures = ['pointerdown', 'pointerup', 'keydown'] as const;
  const soundOnce = async () => {
    const page = await load();
    touch();
    page.playSound('token');
    await heard();
    const [audio] = Audio.all;
    if (audio === undefined) throw new Error('no audio was made');
    started = [];
    return { ...page, audio };
  };

  test.each(silenced.flatMap((state) => gestures.map((gesture) => [state, gesture] as const)))(
    '%s, as after a call: the next %s wakes it, within the gesture itself',
    async (state, gesture) => {
      const { audio } = await soundOnce();
      audio.state = state;
      window.dispatchEvent(new Event(gesture));
      // iOS asks whether a person is touching the page in the very task that wants it to sound.
      expect(audio.asked).toBe(1);
      expect(Audio.made).toBe(1);
    },
  );

  test('what runs is left alone', async () => {
    const { audio } = await soundOnce();
    touch();
    expect(audio.asked).toBe(0);
  });

  test('closed: the next touch makes another, which is heard', async () => {
    const { audio, playSound } = await soundOnce();
    audio.state = 'closed';
    touch();
    playSound('win');
    await heard();
    expect(Audio.made).toBe(2);
    expect(audio.asked).toBe(0);
    expect(started.length).toBeGreaterThan(0);
  });

  test('the call is still on: nothing fails, nothing is heard, and the touch after it wakes', async () => {
    const { audio, playSound } = await soundOnce();
    audio.state = 'interrupted';
    for (const answer of ['refuses', 'never answers'] as const) {
      Audio.whenAsked = answer;
      touch();
      playSound('deal');
      await heard();
    }
    expect(started).toEqual([]);
    Audio.whenAsked = 'sounds';
    touch();
    await heard();
    expect(audio.state).toBe('running');
    expect(started).toEqual([]);
    playSound('deal');
    await heard();
    expect(started.length).toBeGreaterThan(0);
  });

  test('with sound off a touch wakes nothing', async () => {
    const { audio, setSound } = await soundOnce();
    setSound(false);
    audio.state = 'interrupted';
    touch();
    expect(audio.asked).toBe(0);
  });
});

test.each(['0', '11', 'loud', '3.5', ''])('a volume of %j is not believed', async (stored) => {
  localStorage.setItem('kaizhuo.volume', stored);
  const { soundSettings } = await load();
  expect(soundSettings().volume).toBe(7);
});

test.each(games.map(({ slug }) => slug))(
  '%s: every kind of entry has its sound or is silent on purpose',
  async (slug) => {
    const { telling } = (await import(`../../games/${slug}/table/telling`)) as { telling: Telling };
    const { SCORES } = await import('@/ui/sound-scores');
    const { journal } = wordsOf(slug)('zh-Hant').messages as { journal: Record<string, string> };
    const { default: subject } = (await import(`../games/${slug}/subject`)) as { default: Subject };
    const said = Object.keys(journal).filter((kind) => !kind.endsWith('-privy'));
    const kinds = [...said, ...Object.keys(subject.unsaid ?? {})];
    const own = Object.keys(telling).filter((kind) => kind !== OTHERS);
    expect(own.sort()).toEqual(kinds.sort());
    for (const { sound } of Object.values(telling)) if (sound !== null) expect(SCORES).toHaveProperty(sound);
  },
);
