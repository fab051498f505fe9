import { LOADING_TICKS, PROGRESS_PER_TICK, UPLOAD_TICKS } from './constants.js';
import type { FrameSignal } from './messages.js';

export type FrameFailure =
  /** The frame never reported that it was ready. */
  | 'notReady'
  /** Twenty ticks passed without a signal. */
  | 'timeout'
  /** The frame reported it. */
  | 'frame';

/**
 * Progress of the frame.
 * @stories ../patterns/SigningFrame/
 */
export type FrameState =
  | { status: 'loading'; ticks: number }
  | { status: 'ready' }
  | { status: 'uploading'; ticks: number }
  | { status: 'complete' }
  | { status: 'failed'; failure: FrameFailure; reason: string }
  /** The page has asked the frame to stop and waits one tick for its reply. */
  | { status: 'cancelling' }
  | { status: 'cancelled' };

export type FrameEvent = { type: 'signal'; signal: FrameSignal } | { type: 'tick' } | { type: 'cancel' };

export const initialFrameState: FrameState = { status: 'loading', ticks: 0 };

/**
 * The signals that each state accepts; others are ignored silently. A `complete` that arrives after a timeout
 * is still accepted: the signature is prepared, and the server decides by the lock whether to commit it.
 * After `complete` and `cancelled` nothing is accepted.
 */
const accepted: Record<FrameState['status'], readonly FrameSignal['type'][]> = {
  loading: ['ready', 'failed', 'cancelled', 'escape'],
  ready: ['uploading', 'locations', 'complete', 'failed', 'cancelled', 'escape'],
  uploading: ['complete', 'failed', 'cancelled', 'escape'],
  failed: ['complete'],
  cancelling: ['cancelled'],
  complete: [],
  cancelled: [],
};

/** Returns whether the state accepts the signal. */
export function acceptsSignal(state: FrameState, type: FrameSignal['type']): boolean {
  return accepted[state.status].includes(type);
}

function onSignal(state: FrameState, signal: FrameSignal): FrameState {
  if (!acceptsSignal(state, signal.type)) return state;
  switch (signal.type) {
    case 'ready':
      return { status: 'ready' };
    case 'uploading':
      return { status: 'uploading', ticks: 0 };
    case 'complete':
      return { status: 'complete' };
    case 'failed':
      return { status: 'failed', failure: 'frame', reason: signal.reason };
    case 'cancelled':
      return { status: 'cancelled' };
    case 'locations':
    case 'escape':
      return state;
  }
}

function onTick(state: FrameState): FrameState {
  if (state.status === 'loading') {
    const ticks = state.ticks + 1;
    return ticks < LOADING_TICKS
      ? { status: 'loading', ticks }
      : { status: 'failed', failure: 'notReady', reason: 'The signing frame did not become ready' };
  }
  if (state.status === 'uploading') {
    const ticks = state.ticks + 1;
    return ticks < UPLOAD_TICKS
      ? { status: 'uploading', ticks }
      : { status: 'failed', failure: 'timeout', reason: 'No signal within the time for a signature' };
  }
  return state.status === 'cancelling' ? { status: 'cancelled' } : state;
}

/** A loaded frame is asked first; a signature that is being committed cannot be cancelled. */
function onCancel(state: FrameState): FrameState {
  switch (state.status) {
    case 'ready':
    case 'uploading':
      return { status: 'cancelling' };
    case 'loading':
    case 'failed':
      return { status: 'cancelled' };
    case 'cancelling':
    case 'cancelled':
    case 'complete':
      return state;
  }
}

/** Returns the next state of a signing frame. Pure: the caller owns timers and reacts to changes. */
export function frameState(state: FrameState, event: FrameEvent): FrameState {
  switch (event.type) {
    case 'signal':
      return onSignal(state, event.signal);
    case 'tick':
      return onTick(state);
    case 'cancel':
      return onCancel(state);
  }
}

/** Returns the progress of a state in per cent, 0 to 100. */
export function frameProgress(state: FrameState): number {
  if (state.status === 'complete') return 100;
  return state.status === 'uploading' ? state.ticks * PROGRESS_PER_TICK : 0;
}
