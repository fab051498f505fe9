import { getDocument, RenderingCancelledException, TextLayer, type PDFPageProxy } from 'pdfjs-dist';
import { findSignatureField } from './signatureField.ts';
import { pdfAssets, startPdfWorker } from './pdfWorker.ts';
import { RangeTransport } from './rangeTransport.ts';
import { sizeCanvas, type PageSize, type ViewerDocument } from './viewerDocument.ts';

export type PdfSource = { data: Uint8Array } | { url: string; length: number };

/** CSS pixels per PDF point. */
const pixelsPerPoint = 96 / 72;

function sizeOf(page: PDFPageProxy): PageSize {
  const { width, height } = page.getViewport({ scale: pixelsPerPoint });
  return { width, height };
}

/** Opens a PDF, as a whole or in parts. */
export async function openPdf(source: PdfSource): Promise<ViewerDocument> {
  startPdfWorker();
  let failed: () => void = () => undefined;
  const failure = new Promise<never>((_, reject) => {
    failed = () => {
      reject(new Error('A part of the file could not be read.'));
    };
  });
  const task = getDocument({
    ...('data' in source
      ? { data: source.data }
      : {
          range: new RangeTransport(source.url, source.length, () => {
            failed();
          }),
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
  const pdf = await Promise.race([task.promise, failure]);
  const first = await Promise.race([pdf.getPage(1), failure]);
  // Later failures of a part are shown on the page that needs it.
  failure.catch(() => undefined);
  return {
    pageCount: pdf.numPages,
    firstPage: sizeOf(first),
    isText: true,
    pageSize: async (page) => sizeOf(await pdf.getPage(page)),
    paint: async (number, canvas, scale, signal) => {
      const page = await pdf.getPage(number);
      if (signal.aborted) return;
      const density = sizeCanvas(canvas, sizeOf(page), scale);
      const viewport = page.getViewport({ scale: scale * density * pixelsPerPoint });
      const render = page.render({ canvas, viewport });
      signal.addEventListener('abort', () => {
        render.cancel();
      });
      await render.promise.catch((error: unknown) => {
        if (!(error instanceof RenderingCancelledException)) throw error;
      });
    },
    layText: async (number, container, scale, signal) => {
      const page = await pdf.getPage(number);
      if (signal.aborted) return;
      const viewport = page.getViewport({ scale: scale * pixelsPerPoint });
      // The library positions its text by this variable, which its own viewer would set.
      container.style.setProperty('--total-scale-factor', String(scale * pixelsPerPoint));
      const layer = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
      signal.addEventListener('abort', () => {
        layer.cancel();
      });
      // A page whose text cannot be read can still be shown.
      await layer.render().catch(() => undefined);
    },
    findField: (wanted) => findSignatureField(pdf, wanted),
    close: () => {
      void task.destroy();
    },
  };
}
