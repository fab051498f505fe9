import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@countersign/api-client';
import { whenShown } from './whenShown.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('begins once the page has read its first content, and not if it is left before', async () => {
  const queryClient = createQueryClient();
  const begin = vi.fn();
  const never = vi.fn();
  const waits: { ms: number; end: () => void }[] = [];
  const timing = {
    after: (ms: number, end: () => void) => {
      waits.push({ ms, end });
      return () => undefined;
    },
  };
  whenShown({ queryClient, settleMs: 6_000, timing }, begin);
  whenShown({ queryClient, settleMs: 6_000, timing }, never)();
  const first = Promise.withResolvers<string>();
  const reading = queryClient.fetchQuery({ queryKey: ['first'], queryFn: () => first.promise });
  expect(waits).toEqual([]);
  first.resolve('content');
  await reading;
  await expect.poll(() => waits.map(({ ms }) => ms)).toEqual([6_000]);
  expect(begin).not.toHaveBeenCalled();
  waits[0]?.end();
  await expect.poll(() => begin.mock.calls).toHaveLength(1);
  expect(never).not.toHaveBeenCalled();
});

it('begins as soon as the page is used, once it has its first content', async () => {
  const queryClient = createQueryClient();
  const begin = vi.fn();
  const stopWaiting = vi.fn();
  whenShown({ queryClient, settleMs: 6_000, timing: { after: () => stopWaiting } }, begin);
  window.dispatchEvent(new Event('pointermove'));
  await queryClient.fetchQuery({ queryKey: ['first'], queryFn: () => Promise.resolve('content') });
  await vi.waitUntil(() => queryClient.isFetching() === 0);
  expect(stopWaiting).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointermove'));
  await expect.poll(() => begin.mock.calls).toHaveLength(1);
  expect(stopWaiting).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('keydown'));
  expect(begin).toHaveBeenCalledOnce();
});

it('begins although the page could not read its first content: that is read again too', async () => {
  const queryClient = createQueryClient();
  const begin = vi.fn();
  const queryFn = () => Promise.reject(new Error('The server is away.'));
  await queryClient.prefetchQuery({ queryKey: ['first'], queryFn });
  whenShown({ queryClient, settleMs: 0 }, begin);
  await expect.poll(() => begin.mock.calls).toHaveLength(1);
});

it('does not wait for ever for a busy page to be idle', async () => {
  const whenIdle = vi.fn((act: () => void, { timeout }: IdleRequestOptions) => timeout);
  vi.stubGlobal('requestIdleCallback', whenIdle);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const queryClient = createQueryClient();
  const begin = vi.fn();
  await queryClient.fetchQuery({ queryKey: ['first'], queryFn: () => Promise.resolve('content') });
  whenShown({ queryClient, settleMs: 0 }, begin);
  await expect.poll(() => whenIdle.mock.calls).toEqual([[begin, { timeout: expect.any(Number) }]]);
});
