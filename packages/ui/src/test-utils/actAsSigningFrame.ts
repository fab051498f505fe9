import {
  frameMessage,
  parseHostMessage,
  type FrameSignal,
  type HostSignal,
} from '../signing-protocol/index.js';

/** A simulated signing site. */
export interface ActingFrame {
  /** Messages received from the page so far. */
  readonly heard: readonly HostSignal['type'][];
  /** Sends a message to the page. Throws before the page's `init`. */
  say(signal: FrameSignal): void;
}

/**
 * Simulates the signing site inside the frame of a SigningFrame: receives the page's messages and replies
 * from the right origin with the right nonce, so that no server is needed.
 * @param origin the origin that the SigningFrame listens to
 */
export function actAsSigningFrame(frame: HTMLIFrameElement, origin: string): ActingFrame {
  const inside = frame.contentWindow;
  if (inside === null) throw new Error('The frame is not in the document, so it has no window to act in.');
  const heard: HostSignal['type'][] = [];
  let nonce: string | null = null;
  inside.postMessage = (data: unknown) => {
    const message = parseHostMessage(data);
    if (message === null) return;
    nonce = message.nonce;
    heard.push(message.type);
  };
  return {
    heard,
    say: (signal) => {
      if (nonce === null)
        throw new Error('The page has not said init yet: it does so when the frame has loaded.');
      const data = frameMessage(nonce, signal);
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: inside }));
    },
  };
}
