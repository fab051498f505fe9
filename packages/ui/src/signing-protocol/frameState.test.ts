import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOADING_TICKS, UPLOAD_TICKS } from './constants.js';
import {
  frameProgress,
  frameState,
  initialFrameState,
  type FrameEvent,
  type FrameState,
} from './frameState.js';
import type { FrameSignal } from './messages.js';

function say(signal: FrameSignal): FrameEvent {
  return { type: 'signal', signal };
}

function run(events: readonly FrameEvent[], from: FrameState = initialFrameState): FrameState {
  return events.reduce(frameState, from);
}

const tick: FrameEvent = { type: 'tick' };
const uploading = run([say({ type: 'ready' }), say({ type: 'uploading' })]);

const anySignal = fc.constantFrom<FrameSignal>(
  { type: 'ready' },
  { type: 'locations', locations: [] },
  { type: 'uploading' },
  { type: 'complete' },
  { type: 'failed', reason: 'no' },
  { type: 'cancelled' },
);
const anyEvent = fc.oneof(
  { weight: 3, arbitrary: anySignal.map(say) },
  { weight: 6, arbitrary: fc.constant(tick) },
  { weight: 1, arbitrary: fc.constant<FrameEvent>({ type: 'cancel' }) },
);

describe('frameState', () => {
  it('gains five points with each tick of the upload', () => {
    let state = uploading;
    for (let ticks = 0; ticks < UPLOAD_TICKS; ticks += 1) {
      expect(state.status).toBe('uploading');
      expect(frameProgress(state)).toBe(ticks * 5);
      state = frameState(state, tick);
    }
    expect(state).toMatchObject({ status: 'failed', failure: 'timeout' });
  });

  it('completes at any tick of the upload, and after the timeout', () => {
    for (let ticks = 0; ticks <= UPLOAD_TICKS; ticks += 1) {
      const waited = run(
        Array.from({ length: ticks }, () => tick),
        uploading,
      );
      expect(run([say({ type: 'complete' })], waited)).toEqual({ status: 'complete' });
    }
  });

  it('fails when the frame never becomes ready', () => {
    const waited = run(Array.from({ length: LOADING_TICKS }, () => tick));
    expect(waited).toMatchObject({ status: 'failed', failure: 'notReady' });
  });

  it('takes no upload, completion or locations from a frame that is not ready', () => {
    for (const type of ['uploading', 'complete'] as const) {
      expect(run([say({ type })])).toBe(initialFrameState);
    }
    expect(run([say({ type: 'locations', locations: [] })])).toBe(initialFrameState);
  });

  it('keeps the words of a failure', () => {
    expect(run([say({ type: 'failed', reason: 'no paper' })], uploading)).toEqual({
      status: 'failed',
      failure: 'frame',
      reason: 'no paper',
    });
  });

  it('asks a frame that can hear to stop, and waits one tick for its reply', () => {
    const asked = run([{ type: 'cancel' }], uploading);
    expect(asked).toEqual({ status: 'cancelling' });
    expect(run([say({ type: 'complete' })], asked)).toBe(asked);
    expect(run([say({ type: 'cancelled' })], asked)).toEqual({ status: 'cancelled' });
    expect(run([tick], asked)).toEqual({ status: 'cancelled' });
    expect(run([{ type: 'cancel' }])).toEqual({ status: 'cancelled' });
  });

  it('does not call back a signature that is being committed', () => {
    const complete = run([say({ type: 'complete' })], uploading);
    expect(run([{ type: 'cancel' }], complete)).toBe(complete);
  });

  it('enters complete at most once in one opening, whatever is said in whatever order', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 120 }), (events) => {
        let state = initialFrameState;
        let entered = 0;
        for (const event of events) {
          const next = frameState(state, event);
          if (next.status === 'complete' && state.status !== 'complete') entered += 1;
          state = next;
        }
        expect(entered).toBeLessThanOrEqual(1);
      }),
      { numRuns: 1_000 },
    );
  });

  it('never leaves cancelled, and its progress stays between 0 and 100', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 120 }), (events) => {
        let state = initialFrameState;
        for (const event of events) {
          const next = frameState(state, event);
          if (state.status === 'cancelled') expect(next).toBe(state);
          expect(frameProgress(next)).toBeGreaterThanOrEqual(0);
          expect(frameProgress(next)).toBeLessThanOrEqual(100);
          state = next;
        }
      }),
    );
  });
});
