import { openImage } from './imageDocument.ts';
import type { ViewerDocument } from './viewerDocument.ts';

/** Files up to this size are read at once; of larger ones only the parts that are looked at. */
const readAtOnce = 8 * 1024 * 1024;

/**
 * Opens the file of a one-time link. The link is redeemed by the one request made here; further parts of
 * a large PDF are read in ranges.
 */
export async function openFile(url: string): Promise<ViewerDocument> {
  const response = await fetch(url, { cache: 'no-store' });
  if (!response.ok) throw new Error(`The file answered ${response.status}.`);
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('image/')) return openImage(await response.blob());
  const { openPdf } = await import('./pdfDocument.ts');
  const length = Number(response.headers.get('content-length') ?? 0);
  if (length > readAtOnce) {
    await response.body?.cancel();
    return openPdf({ url, length });
  }
  return openPdf({ data: new Uint8Array(await response.arrayBuffer()) });
}
