import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Quick enough for a page that is made for one visitor: most of what the best would save, in a millisecond. */
const QUALITY = 5;

/** Returns whether the client accepts brotli, by the header `accept-encoding`. */
export function takesBrotli(accepted: string | undefined): boolean {
  return /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/.test(accepted ?? '');
}

/** A text as it goes over the network, off the thread that serves requests. */
export function compress(text: string): Promise<Buffer> {
  const bytes = Buffer.from(text);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
