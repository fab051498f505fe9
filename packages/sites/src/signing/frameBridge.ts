import { createFramePort, type FramePortOptions, type FrameSignal } from '@countersign/ui/signing-protocol';

export interface FrameBridge {
  /** Sends at once, or as soon as the portal has passed its nonce. */
  send(signal: FrameSignal): void;
  /** Sets the callback for the portal's cancel; the last one set is called. */
  whenCancelled(run: () => void): void;
}

/**
 * Creates the frame's end of the protocol for a page that starts before the portal's `init`: it listens from
 * the first moment, and queues its messages until then.
 */
export function createFrameBridge(
  options: Pick<FramePortOptions, 'window' | 'parent' | 'origin'>,
): FrameBridge {
  const waiting: FrameSignal[] = [];
  let greeted = false;
  let cancelled = false;
  let onCancel: (() => void) | null = null;
  const port = createFramePort({
    ...options,
    onInit: () => {
      greeted = true;
      for (const signal of waiting.splice(0)) port.send(signal);
    },
    onCancel: () => {
      cancelled = true;
      onCancel?.();
    },
  });
  return {
    send(signal) {
      if (greeted) port.send(signal);
      else waiting.push(signal);
    },
    whenCancelled(run) {
      onCancel = run;
      if (cancelled) run();
    },
  };
}
