export {
  LOADING_TICKS,
  PROGRESS_PER_TICK,
  SIGNING_PROTOCOL,
  SIGNING_PROTOCOL_VERSION,
  TICK_MS,
  UPLOAD_TICKS,
} from './constants.js';
export { createNonce, frameMessage, hostMessage, parseFrameMessage, parseHostMessage } from './messages.js';
export type { FrameLocation, FrameMessage, FrameSignal, HostMessage, HostSignal } from './messages.js';
export { acceptFrameMessage, acceptHostMessage, createFramePort, createHostPort } from './ports.js';
export type {
  FramePort,
  FramePortOptions,
  HostPort,
  HostPortOptions,
  IncomingMessage,
  Trust,
} from './ports.js';
export { acceptsSignal, frameProgress, frameState, initialFrameState } from './frameState.js';
export type { FrameEvent, FrameFailure, FrameState } from './frameState.js';
export { createFrameSession, systemTimers } from './frameSession.js';
export type {
  FrameHost,
  FrameSession,
  FrameSessionOptions,
  FrameSnapshot,
  FrameTimers,
} from './frameSession.js';
