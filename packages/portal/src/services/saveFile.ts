/** How long a download's hidden frame stays, in ms: the browser has taken over long before. */
export const DOWNLOAD_FRAME_MS = 20_000;

/**
 * Downloads from a one-time link of the file service without leaving the page. A frame shows nothing while the browser
 * saves a file; any page in it is an error of the service or of the browser, whose reason this page can't read.
 */
export function saveFile(fileUrl: string, onFailure: () => void): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Download';
  frame.src = fileUrl;
  frame.addEventListener('load', () => {
    // The empty page before it is this page's own.
    if (frame.contentDocument === null) onFailure();
  });
  document.body.append(frame);
  setTimeout(() => {
    frame.remove();
  }, DOWNLOAD_FRAME_MS);
}
