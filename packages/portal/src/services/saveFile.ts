/** How long a download's hidden frame stays, in ms: the browser has taken over long before. */
export const DOWNLOAD_FRAME_MS = 20_000;

/** Downloads from a one-time link of the file service without leaving the page. */
export function saveFile(fileUrl: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Download';
  frame.src = fileUrl;
  document.body.append(frame);
  setTimeout(() => {
    frame.remove();
  }, DOWNLOAD_FRAME_MS);
}
