import type { FrameMessage, FrameSignal, HostMessage, HostSignal } from './messages.js';
import { frameMessage, hostMessage, parseFrameMessage, parseHostMessage } from './messages.js';

/** The parts of a `MessageEvent` that decide whether it is accepted. */
export interface IncomingMessage {
  data: unknown;
  origin: string;
  source: unknown;
}

/** Trusted sender: exact origin, window, and the nonce of this session. */
export interface Trust {
  origin: string;
  source: unknown;
  nonce: string;
}

function comesFrom(message: IncomingMessage, origin: string, source: unknown): boolean {
  // A removed frame has no window; without this line `null === null` would accept a stranger.
  if (source === null || source === undefined) return false;
  return message.origin === origin && message.source === source;
}

/**
 * Returns the frame's message if it is trusted, otherwise `null`. The state decides afterwards whether to
 * accept it.
 */
export function acceptFrameMessage(message: IncomingMessage, trust: Trust): FrameMessage | null {
  if (!comesFrom(message, trust.origin, trust.source)) return null;
  const parsed = parseFrameMessage(message.data);
  return parsed?.nonce === trust.nonce ? parsed : null;
}

/** Returns the page's message if it is trusted. `nonce` is null until its first `init` has arrived. */
export function acceptHostMessage(
  message: IncomingMessage,
  trust: { origin: string; source: unknown; nonce: string | null },
): HostMessage | null {
  if (!comesFrom(message, trust.origin, trust.source)) return null;
  const parsed = parseHostMessage(message.data);
  if (parsed === null) return null;
  if (trust.nonce === null) return parsed.type === 'init' ? parsed : null;
  return parsed.nonce === trust.nonce ? parsed : null;
}

interface MessageTarget {
  postMessage(message: unknown, targetOrigin: string): void;
}

interface MessageSource {
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

export interface HostPortOptions {
  /** The page's own window, which receives messages. */
  window: MessageSource;
  /** The frame's current window; it can change when the frame reloads. */
  frame: () => MessageTarget | null;
  /** Exact origin of the signing site. */
  origin: string;
  nonce: string;
  onSignal: (signal: FrameSignal) => void;
}

export interface HostPort {
  send(signal: HostSignal): void;
  close(): void;
}

/**
 * Creates the page's end. Send `init` each time the frame has loaded; call `close` when the frame is removed.
 */
export function createHostPort({ window, frame, origin, nonce, onSignal }: HostPortOptions): HostPort {
  function listen(event: MessageEvent<unknown>): void {
    const message = acceptFrameMessage(event, { origin, source: frame(), nonce });
    if (message !== null) onSignal(message);
  }
  window.addEventListener('message', listen);
  return {
    send: (signal) => frame()?.postMessage(hostMessage(nonce, signal), origin),
    close: () => window.removeEventListener('message', listen),
  };
}

export interface FramePortOptions {
  /** The frame's own window. */
  window: MessageSource;
  /** The window that contains the frame. */
  parent: MessageTarget;
  /** Exact origin of the portal. */
  origin: string;
  /** Called once when the nonce has arrived: from now on the frame can send. */
  onInit: () => void;
  onCancel: () => void;
}

export interface FramePort {
  /** Sends a message to the page. Does nothing before `onInit`. */
  send(signal: FrameSignal): void;
  close(): void;
}

/** Creates the frame's end. An initialised page ignores a second nonce. */
export function createFramePort({ window, parent, origin, onInit, onCancel }: FramePortOptions): FramePort {
  let nonce: string | null = null;
  function listen(event: MessageEvent<unknown>): void {
    const message = acceptHostMessage(event, { origin, source: parent, nonce });
    if (message === null) return;
    if (message.type === 'cancel') return onCancel();
    if (nonce !== null) return;
    nonce = message.nonce;
    onInit();
  }
  window.addEventListener('message', listen);
  return {
    send: (signal) => {
      if (nonce !== null) parent.postMessage(frameMessage(nonce, signal), origin);
    },
    close: () => window.removeEventListener('message', listen),
  };
}
