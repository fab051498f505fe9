import { expect, it, vi } from 'vitest';
import { untilLoaded } from './untilLoaded.ts';

function setUp(failures: number) {
  const waits: { readonly ms: number; readonly over: () => void }[] = [];
  const cancelled: number[] = [];
  const load = vi.fn(() => Promise.resolve('code'));
  for (let count = 0; count < failures; count += 1) load.mockRejectedValueOnce(new Error('No server.'));
  const leaving = new AbortController();
  const loaded = untilLoaded(load, leaving.signal, {
    after(ms, over) {
      waits.push({ ms, over });
      return () => cancelled.push(ms);
    },
  });
  const next = async (count: number) => {
    await expect.poll(() => waits.length).toBe(count);
    return waits.at(-1);
  };
  return { loaded, load, leaving, waits, cancelled, next };
}

it('repeats a load that failed, later each time', async () => {
  const { loaded, next, waits } = setUp(8);
  for (let count = 1; count <= 8; count += 1) (await next(count))?.over();
  await expect(loaded).resolves.toBe('code');
  expect(waits.map(({ ms }) => ms)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
});

it('repeats it at once when the network returns', async () => {
  const { loaded, next, cancelled } = setUp(1);
  await next(1);
  window.dispatchEvent(new Event('online'));
  await expect(loaded).resolves.toBe('code');
  expect(cancelled).toEqual([1_000]);
});

it('ends with its signal', async () => {
  const { loaded, load, leaving, next } = setUp(1);
  await next(1);
  leaving.abort();
  await expect(loaded).rejects.toThrow('aborted');
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledOnce();
});
