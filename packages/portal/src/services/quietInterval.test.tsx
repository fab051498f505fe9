import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuietInterval } from './quietInterval.ts';

const OFTEN = 10_000;
const SELDOM = 60_000;

let reads: number[];
let answer: () => unknown;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  reads = [];
  answer = () => ['same'];
  focusManager.setFocused(true);
  const began = Date.now();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new QueryObserver(queryClient, {
    queryKey: ['history'],
    queryFn: () => {
      reads.push((Date.now() - began) / 1000);
      return answer();
    },
    staleTime: Infinity,
    refetchInterval: createQuietInterval(OFTEN, SELDOM),
  });
  const unsubscribe = observer.subscribe(() => undefined);
  stop = () => {
    unsubscribe();
    queryClient.clear();
  };
});
afterEach(() => {
  stop();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

it('reads less often while nothing is new, and as often as before once something is', async () => {
  await seconds(140);
  expect(reads).toEqual([0, 10, 20, 30, 40, 50, 60, 80, 100, 120, 140]);
  answer = () => ['same', 'new'];
  await seconds(20);
  answer = () => ['same', 'new'];
  await seconds(20);
  expect(reads.slice(-3)).toEqual([160, 170, 180]);
});

it('waits twice as long after each read that fails, at most as long as it is told', async () => {
  answer = () => {
    throw new Error('The server does not respond.');
  };
  await seconds(200);
  expect(reads).toEqual([0, 10, 30, 70, 130, 190]);
  answer = () => ['there'];
  await seconds(60);
  expect(reads.slice(-2)).toEqual([250, 260]);
});

it('reads nothing while the page is hidden', async () => {
  await seconds(10);
  focusManager.setFocused(false);
  await seconds(300);
  expect(reads).toEqual([0, 10]);
});
