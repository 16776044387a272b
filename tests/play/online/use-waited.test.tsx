import { act, renderHook } from '@testing-library/react';
import { useWaited } from '@/play/online/use-waited';
import { steadyNow } from '@/ui/steady-now';
import type { MatchStatus } from '@/wire/match';
import { NUDGE_SECONDS, VOTE_SECONDS } from '@/wire/room';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const status: MatchStatus = {
  matchID: 'm',
  stateID: 0,
  awaited: ['0'],
  asked: [],
  waited: [0, null],
  sides: [],
  isOver: false,
  out: [],
  pause: null,
  clocks: null,
};

test.each([0, 3_600_000, -3_600_000])(
  'a seat is waited for long after a minute, whoever sets the device’s clock by %d meanwhile',
  (ms) => {
    const statusAt = steadyNow();
    const { result } = renderHook(() => useWaited(status, statusAt));
    jest.setSystemTime(Date.now() + ms);
    act(() => jest.advanceTimersByTime(NUDGE_SECONDS * 1000 - 1));
    expect(result.current.get('0')).toBeUndefined();
    act(() => jest.advanceTimersByTime(51));
    expect(result.current.get('0')).toBe('long');
    act(() => jest.advanceTimersByTime((VOTE_SECONDS - NUDGE_SECONDS) * 1000));
    expect(result.current.get('0')).toBe('too-long');
  },
);

test('a timer that goes off a moment early looks no second time, and says it all the same', () => {
  const now = performance.now.bind(performance);
  // Chromium's timers are whole milliseconds, its clock is finer.
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() * (1 - 1e-5));
  const statusAt = steadyNow();
  const { result } = renderHook(() => useWaited(status, statusAt));
  act(() => jest.advanceTimersByTime(NUDGE_SECONDS * 1000 + 51));
  expect(result.current.get('0')).toBe('long');
  act(() => jest.advanceTimersByTime((VOTE_SECONDS - NUDGE_SECONDS) * 1000));
  expect(result.current.get('0')).toBe('too-long');
  clock.mockRestore();
});
