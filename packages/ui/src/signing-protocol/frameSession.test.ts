import { describe, expect, it } from 'vitest';
import { createFrameSession, type FrameTimers } from './frameSession.js';
import { frameMessage, parseHostMessage, type FrameSignal } from './messages.js';

const ORIGIN = 'http://localhost:4003';

/** Timers that a test advances by hand. */
class HandTimers implements FrameTimers {
  time = 0;
  readonly runs = new Set<() => void>();

  every(_ms: number, run: () => void): () => void {
    this.runs.add(run);
    return () => this.runs.delete(run);
  }

  now(): number {
    return this.time;
  }

  pass(seconds: number): void {
    for (let second = 0; second < seconds; second += 1) {
      this.time += 1_000;
      for (const run of this.runs) run();
    }
  }
}

function open(lockSeconds = 300) {
  const timers = new HandTimers();
  const calls: string[] = [];
  const hub = new EventTarget();
  let nonce = '';
  const told: string[] = [];
  const frame = {
    postMessage(data: unknown) {
      const message = parseHostMessage(data);
      if (message === null) return;
      nonce = message.nonce;
      told.push(message.type);
    },
  };
  const session = createFrameSession({
    origin: ORIGIN,
    lockExpires: lockSeconds * 1_000,
    timers,
  });
  const stop = session.start({
    window: {
      addEventListener: (_type, listener) =>
        hub.addEventListener('message', (event) => {
          if (event instanceof MessageEvent) listener(event);
        }),
      removeEventListener: () => undefined,
    },
    frame: () => frame,
    onComplete: () => calls.push('complete'),
    onFailed: (reason) => calls.push(`failed: ${reason}`),
    onCancelled: () => calls.push('cancelled'),
    onLocations: (locations) => calls.push(`locations ${locations.length}`),
    onEscape: () => calls.push('escape'),
    onLockExpired: () => calls.push('lock'),
  });
  session.frameLoaded();
  function say(signal: FrameSignal): void {
    const event = new MessageEvent('message', { data: frameMessage(nonce, signal), origin: ORIGIN });
    Object.defineProperty(event, 'source', { value: frame });
    hub.dispatchEvent(event);
  }
  return { session, timers, calls, told, say, stop };
}

describe('a frame session', () => {
  it('greets the frame when it has loaded', () => {
    expect(open().told).toEqual(['init']);
  });

  it('asks for the commit once, however often the frame says complete', () => {
    const { say, calls, timers } = open();
    say({ type: 'ready' });
    say({ type: 'uploading' });
    timers.pass(3);
    say({ type: 'complete' });
    say({ type: 'complete' });
    timers.pass(30);
    expect(calls).toEqual(['complete']);
  });

  it('fails at the twentieth second of an upload, and a late complete still commits once', () => {
    const { say, calls, timers, session } = open();
    say({ type: 'ready' });
    say({ type: 'uploading' });
    timers.pass(19);
    expect(session.getSnapshot().state).toEqual({ status: 'uploading', ticks: 19 });
    timers.pass(1);
    expect(session.getSnapshot().state.status).toBe('failed');
    say({ type: 'complete' });
    say({ type: 'complete' });
    expect(calls.at(-1)).toBe('complete');
    expect(calls).toHaveLength(2);
  });

  it('passes locations on only from a frame that is ready', () => {
    const { say, calls } = open();
    say({ type: 'locations', locations: [] });
    say({ type: 'ready' });
    say({ type: 'locations', locations: [] });
    expect(calls).toEqual(['locations 0']);
  });

  it('passes Escape on only while the frame can be left', () => {
    const { say, calls } = open();
    say({ type: 'ready' });
    say({ type: 'escape' });
    expect(calls).toEqual(['escape']);
    say({ type: 'complete' });
    say({ type: 'escape' });
    expect(calls).toEqual(['escape', 'complete']);
  });

  it('asks the frame to stop and does not wait for ever', () => {
    const { say, calls, told, timers, session } = open();
    say({ type: 'ready' });
    session.cancel();
    session.cancel();
    expect(calls).toEqual([]);
    timers.pass(1);
    expect(calls).toEqual(['cancelled']);
    expect(told).toContain('cancel');
  });

  it('says once that the lock has run out, and never after a completion', () => {
    const first = open(3);
    first.say({ type: 'ready' });
    first.timers.pass(10);
    expect(first.calls).toEqual(['lock']);
    expect(first.session.getSnapshot().secondsLeft).toBe(0);

    const second = open(3);
    second.say({ type: 'ready' });
    second.say({ type: 'complete' });
    second.timers.pass(10);
    expect(second.calls).toEqual(['complete']);
  });

  it('trusts no clock that says the fresh lock is over, or longer than a lock', () => {
    for (const seconds of [-600, 0, 3_600]) {
      expect(open(seconds).session.getSnapshot().secondsLeft).toBe(300);
    }
  });

  it('leaves no timer behind', () => {
    const { stop, timers } = open();
    stop();
    expect(timers.runs.size).toBe(0);
  });
});
