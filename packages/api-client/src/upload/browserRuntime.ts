import { browserNetwork } from '../http/network.ts';
import type { UploadRuntime } from './uploadTransport.ts';

export const browserRuntime: UploadRuntime = {
  ...browserNetwork,
  now: () => performance.now(),
  random: Math.random,
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  nextFrame: (callback) => void requestAnimationFrame(callback),
};
