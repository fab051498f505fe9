import { readLinkState } from '@countersign/api-client';
import { downloadMessages } from './services.messages.ts';

/** How long a download's hidden frame stays, in ms, unless the browser may not have the file's headers by then. */
export const DOWNLOAD_FRAME_MS = 20_000;
/** How often the file service is asked after that, in ms, until it has sent them. */
export const ASK_EVERY_MS = 10_000;
/** How long the frame stays at most once the service has the request, in ms: it sends or closes the connection before. */
export const TAKEN_FRAME_MS = 120_000;
/** How long the service may be out of reach, in ms, until the frame is given up. */
export const LONGEST_UNKNOWN_MS = 300_000;

/**
 * Downloads from a one-time link of the file service without leaving the page. A frame shows nothing while the browser
 * saves a file; any page in it is an error of the service or of the browser, whose reason this page can't read. To
 * remove the frame cancels a download that has not begun, so that is never done in silence.
 *
 * @param onFailure called at most once, with what to say
 */
export function saveFile(fileUrl: string, onFailure: (detail: string) => void): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Download';
  frame.src = fileUrl;
  const end = (failure: string | null) => {
    if (!frame.isConnected) return;
    frame.remove();
    if (failure !== null) onFailure(failure);
  };
  frame.addEventListener('load', () => {
    // The empty page before it is this page's own.
    if (frame.contentDocument === null) end(downloadMessages.notSent);
  });
  document.body.append(frame);
  void untilOver(fileUrl, () => frame.isConnected).then(end);
}

/** Waits until the frame is needed no more; returns why there is no file, or null. */
async function untilOver(fileUrl: string, isOpen: () => boolean): Promise<string | null> {
  const givenUp = performance.now() + LONGEST_UNKNOWN_MS;
  let taken = Infinity;
  await passed(DOWNLOAD_FRAME_MS);
  while (isOpen()) {
    const state = await readLinkState(fileUrl);
    const now = performance.now();
    if (state === 'taken') taken = Math.min(taken, now);
    if (state === 'sent' || now - taken >= TAKEN_FRAME_MS) return null;
    if (state === 'over') return downloadMessages.notSent;
    if (now >= givenUp && taken === Infinity) return downloadMessages.unknown;
    await passed(ASK_EVERY_MS);
  }
  return null;
}

function passed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
