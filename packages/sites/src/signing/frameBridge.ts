import { createFramePort, type FramePortOptions, type FrameSignal } from '@countersign/ui/signing-protocol';

export interface FrameBridge {
  /** Says it at once, or as soon as the portal has handed over its nonce. */
  send(signal: FrameSignal): void;
  /** What to do when the portal asks to stop; the last one given counts. */
  whenCancelled(run: () => void): void;
}

/**
 * The frame's end of the protocol for a page that starts before it is greeted: it must listen from the first
 * moment, and whatever it has to say waits for the greeting.
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
