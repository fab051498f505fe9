import type { UploadRuntime } from './uploadTransport.ts';

export const browserRuntime: UploadRuntime = {
  now: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  nextFrame: (callback) => void requestAnimationFrame(callback),
  isOnline: () => navigator.onLine,
  onConnectionChange(callback) {
    window.addEventListener('online', callback);
    window.addEventListener('offline', callback);
  },
};
