import { GlobalWorkerOptions } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

declare global {
  interface Window {
    /** Chromium's Trusted Types; other browsers do without. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ) => { createScriptURL: (url: string) => string };
    };
  }
}

const address = new URL(workerUrl, import.meta.url).href;

/** The one policy of the page: it lets exactly this worker start. */
const policy = window.trustedTypes?.createPolicy('countersign-viewer', {
  createScriptURL: (url) => {
    if (url !== address) throw new TypeError('The viewer starts no script but its PDF worker.');
    return url;
  },
});

/** Starts the PDF worker, once. */
export function startPdfWorker(): void {
  GlobalWorkerOptions.workerPort ??= new Worker(policy?.createScriptURL(address) ?? address, {
    type: 'module',
  });
}

/** Where the build puts the character maps, fonts and decoders of the PDF library. */
export const pdfAssets = new URL('pdfjs/', address).href;
