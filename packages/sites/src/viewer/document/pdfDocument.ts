import {
  getDocument,
  PasswordException,
  RenderingCancelledException,
  TextLayer,
  type PDFPageProxy,
} from 'pdfjs-dist';
import { findSignatureField } from './signatureField.ts';
import { plainOf, readPageReading, readPageText } from './pageText.ts';
import { pdfAssets, startPdfWorker } from './pdfWorker.ts';
import { RangeTransport } from './rangeTransport.ts';
import { sizeCanvas, type PageNature, type PageSize, type ViewerDocument } from './viewerDocument.ts';

/** The file opens only with a password. */
export class LockedError extends Error {}

interface KnownText extends PageNature {
  readonly text: string;
}

export type PdfSource = { data: Uint8Array } | { url: string; length: number };

/** CSS pixels per PDF point. */
const pixelsPerPoint = 96 / 72;

function sizeOf(page: PDFPageProxy): PageSize {
  const { width, height } = page.getViewport({ scale: pixelsPerPoint });
  return { width, height };
}

/**
 * Opens a PDF, as a whole or in parts.
 *
 * @throws LockedError if it needs a password
 */
export async function openPdf(source: PdfSource): Promise<ViewerDocument> {
  const interruption = Promise.withResolvers<undefined>();
  const failed = () => {
    interruption.resolve(undefined);
  };
  const failure = interruption.promise.then(() => {
    throw new Error('A part of the file could not be read.');
  });
  startPdfWorker(failed);
  const task = getDocument({
    ...('data' in source
      ? { data: source.data }
      : {
          range: new RangeTransport(source.url, source.length, failed),
          disableAutoFetch: true,
          rangeChunkSize: 512 * 1024,
        }),
    cMapUrl: `${pdfAssets}cmaps/`,
    standardFontDataUrl: `${pdfAssets}standard_fonts/`,
    wasmUrl: `${pdfAssets}wasm/`,
    iccUrl: `${pdfAssets}iccs/`,
    // The content security policy does not allow WebAssembly; the library's plain decoders work without it.
    useWasm: false,
    useSystemFonts: false,
    enableXfa: false,
  });
  // A part that never comes must not leave a page white for ever.
  const read = <T>(reading: Promise<T>): Promise<T> => Promise.race([reading, failure]);
  const pdf = await read(task.promise).catch((error: unknown) => {
    void task.destroy();
    throw error instanceof PasswordException ? new LockedError('A password is needed.') : error;
  });
  const pageAt = (page: number) => read(pdf.getPage(page));
  const first = await pageAt(1);
  const texts = new Map<number, Promise<KnownText>>();
  const remember = (number: number) => {
    const text = textOf(number);
    texts.set(number, text);
    text.catch(() => texts.delete(number));
    return text;
  };
  const textOf = async (number: number): Promise<KnownText> => {
    const page = await pageAt(number);
    const content = await read(readPageText(page));
    return { text: plainOf(content), hasOwnText: content.hasOwn, lang: content.lang };
  };
  const known = (number: number) => texts.get(number) ?? remember(number);
  // Later failures of a part are shown on the page that needs it.
  failure.catch(() => undefined);
  return {
    pageCount: pdf.numPages,
    firstPage: sizeOf(first),
    isText: true,
    isWhole: 'data' in source,
    pageSize: async (page) => sizeOf(await pageAt(page)),
    paint: async (number, canvas, { scale, rotation }, signal) => {
      const page = await pageAt(number);
      if (signal.aborted) return;
      const upright = page.getViewport({ scale: pixelsPerPoint, rotation: page.rotate + rotation });
      const density = sizeCanvas(canvas, upright, scale);
      const viewport = page.getViewport({
        scale: scale * density * pixelsPerPoint,
        rotation: page.rotate + rotation,
      });
      const render = page.render({ canvas, viewport });
      signal.addEventListener('abort', () => {
        render.cancel();
      });
      await read(render.promise).catch((error: unknown) => {
        if (!(error instanceof RenderingCancelledException)) throw error;
      });
    },
    pageText: async (number) => (await known(number)).text,
    pageNature: known,
    pageReading: async (number) => read(readPageReading(await pageAt(number))),
    layText: async (number, container, rotation, signal) => {
      const page = await pageAt(number);
      if (signal.aborted) return;
      const viewport = page.getViewport({ scale: pixelsPerPoint, rotation: page.rotate + rotation });
      const content = await read(readPageText(page));
      if (signal.aborted) return;
      if (content.lang !== null) container.lang = content.lang;
      const layer = new TextLayer({ textContentSource: content, container, viewport });
      signal.addEventListener('abort', () => {
        layer.cancel();
      });
      // A page whose text cannot be read can still be shown.
      await read(layer.render()).catch(() => undefined);
    },
    findField: (wanted) => findSignatureField(pdf, wanted),
    interrupted: interruption.promise,
    close: () => {
      void task.destroy();
    },
  };
}
