import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './whenIdle.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('lets the page do what it has to do first, then waits for the browser to be idle', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  const act = vi.fn();
  whenIdle(act);
  expect(idle).toEqual([]);
  vi.runAllTimers();
  expect(idle).toHaveLength(1);
  expect(act).not.toHaveBeenCalled();
  idle[0]?.();
  expect(act).toHaveBeenCalledOnce();
});

it('acts at once then where the browser does not say when it is idle', () => {
  const act = vi.fn();
  whenIdle(act);
  expect(act).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});

it('can be cancelled', () => {
  const act = vi.fn();
  whenIdle(act)();
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
});
