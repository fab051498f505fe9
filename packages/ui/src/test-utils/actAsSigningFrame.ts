import {
  frameMessage,
  parseHostMessage,
  type FrameSignal,
  type HostSignal,
} from '../signing-protocol/index.js';

/** A signing site that does what the test says. */
export interface ActingFrame {
  /** What the page has said so far. */
  readonly heard: readonly HostSignal['type'][];
  /** Says something to the page. Throws before the page has introduced itself. */
  say(signal: FrameSignal): void;
}

/**
 * Stands in for the signing site inside the frame of a SigningFrame: hears what the page says and answers from
 * the right origin with the right nonce, so that no server is needed.
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
