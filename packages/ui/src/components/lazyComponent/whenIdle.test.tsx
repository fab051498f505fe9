import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './whenIdle.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it('waits for the frames that draw what stands now, then for the browser to be idle', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  const act = vi.fn();
  whenIdle(act);
  expect(idle).toEqual([]);
  await vi.waitUntil(() => idle.length === 1);
  expect(act).not.toHaveBeenCalled();
  idle[0]?.();
  expect(act).toHaveBeenCalledOnce();
});

it('acts after the frames where the browser does not say when it is idle', async () => {
  const act = vi.fn();
  whenIdle(act);
  expect(act).not.toHaveBeenCalled();
  await vi.waitUntil(() => act.mock.calls.length === 1);
});

it('can be given up', async () => {
  const act = vi.fn();
  whenIdle(act)();
  await frame();
  await frame();
  await frame();
  expect(act).not.toHaveBeenCalled();
});
