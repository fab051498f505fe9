import { FILE_HEADER } from '@countersign/api-client/rules';
import { PDFDataRangeTransport } from 'pdfjs-dist';

/** Reads parts of a large PDF from its redeemed link. */
export class RangeTransport extends PDFDataRangeTransport {
  readonly #url: string;
  readonly #onFailure: () => void;
  readonly #stop = new AbortController();

  constructor(url: string, length: number, onFailure: () => void) {
    super(length, null);
    this.#url = url;
    this.#onFailure = onFailure;
  }

  override requestDataRange(begin: number, end: number): void {
    void this.#read(begin, end);
  }

  override abort(): void {
    this.#stop.abort();
  }

  async #read(begin: number, end: number): Promise<void> {
    try {
      const response = await fetch(this.#url, {
        headers: { range: `bytes=${begin}-${end - 1}` },
        cache: 'no-store',
        signal: this.#stop.signal,
      });
      if (response.status !== 206 || !response.headers.has(FILE_HEADER))
        throw new Error(`The range answered ${response.status}.`);
      this.onDataRange(begin, new Uint8Array(await response.arrayBuffer()));
    } catch {
      if (!this.#stop.signal.aborted) this.#onFailure();
    }
  }
}
