import { expect, it, vi } from 'vitest';
import { whenOnline } from './network.ts';

function aNetwork(online: boolean) {
  const listeners = new Set<() => void>();
  return {
    listeners,
    isOnline: () => online,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connect(connected: boolean) {
      online = connected;
      for (const listener of [...listeners]) listener();
    },
  };
}

it('waits for a network, and leaves no listener behind', async () => {
  const network = aNetwork(false);
  const settled = vi.fn();
  const waiting = whenOnline(network, new AbortController().signal).then(settled);
  network.connect(false);
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  network.connect(true);
  await waiting;
  expect(network.listeners.size).toBe(0);
  await whenOnline(network, new AbortController().signal);
});

it('stops waiting when it is told to', async () => {
  const network = aNetwork(false);
  const leaving = new AbortController();
  const waiting = whenOnline(network, leaving.signal);
  leaving.abort(new Error('The page goes.'));
  await expect(waiting).rejects.toThrow('The page goes.');
  expect(network.listeners.size).toBe(0);
  await expect(whenOnline(network, leaving.signal)).rejects.toThrow('The page goes.');
});
