import { GlobalWorkerOptions } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

declare global {
  interface Window {
    /** Trusted Types exist in Chromium; other browsers work without them. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ) => { createScriptURL: (url: string) => string };
    };
  }
}

const address = new URL(workerUrl, import.meta.url).href;

/** The page's only policy: it allows exactly this worker. */
const policy = window.trustedTypes?.createPolicy('countersign-viewer', {
  createScriptURL: (url) => {
    if (url !== address) throw new TypeError('The viewer starts no script but its PDF worker.');
    return url;
  },
});

let started: Worker | null = null;

/** Starts the PDF worker, once. Calls back if it cannot run: the library itself would wait for it for ever. */
export function startPdfWorker(onFailure: () => void): void {
  started ??= new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' });
  started.addEventListener('error', onFailure, { once: true });
  GlobalWorkerOptions.workerPort = started;
}

/** Where the build places the character maps, fonts and decoders of the PDF library. */
export const pdfAssets = new URL('pdfjs/', address).href;
