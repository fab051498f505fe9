import { whenOnline } from '../http/network.ts';
import type { UploadRuntime } from './uploadTransport.ts';
import { UNKNOWN_OUTCOME } from './uploadTransport.ts';
import { failureStatus } from './callFailure.ts';

/** Knows whether there is a network, and lets calls wait for it. */
export interface UploadConnection {
  isOnline(): boolean;
  /** Resolves as soon as there is a network; rejects when `signal` aborts. */
  online(signal: AbortSignal): Promise<void>;
  /** Makes a call while there is a network. One that the loss of the network ended is made again, any number of times. */
  whileOnline<Result>(signal: AbortSignal, call: () => Promise<Result>): Promise<Result>;
}

export function createUploadConnection(runtime: UploadRuntime, onChange: () => void): UploadConnection {
  const online = (signal: AbortSignal) => whenOnline(runtime, signal);
  runtime.subscribe(onChange);

  return {
    isOnline: runtime.isOnline,
    online,
    async whileOnline(signal, call) {
      for (;;) {
        await online(signal);
        signal.throwIfAborted();
        try {
          return await call();
        } catch (error) {
          if (runtime.isOnline() || failureStatus(error) !== UNKNOWN_OUTCOME) throw error;
        }
      }
    },
  };
}
