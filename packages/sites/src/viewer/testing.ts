import { sizeCanvas, type PageSize, type ViewerDocument } from './document/viewerDocument.ts';

const a4: PageSize = { width: 794, height: 1123 };
const ink = '#1d1d23';
const muted = '#5b544f';
const greyLine = '#d8d4cf';

export interface DrawnDocumentOptions {
  pages?: number;
  /** Sizes of the pages in turn; A4 by default. */
  sizes?: readonly PageSize[];
  /** Pages that fail to render. */
  failing?: readonly number[];
}

/** Creates a document that is painted locally, always the same: for stories and tests. */
export function drawnDocument({
  pages = 3,
  sizes = [a4],
  failing = [],
}: DrawnDocumentOptions = {}): ViewerDocument {
  const sizeOf = (page: number) => sizes[(page - 1) % sizes.length] ?? a4;
  return {
    pageCount: pages,
    firstPage: sizeOf(1),
    pageSize: async (page) => sizeOf(page),
    paint: async (page, canvas, scale) => {
      if (failing.includes(page)) throw new Error('This page is damaged.');
      const size = sizeOf(page);
      const density = sizeCanvas(canvas, size, scale);
      const context = canvas.getContext('2d');
      if (!context) return;
      context.scale(scale * density, scale * density);
      drawPage(context, size, page);
    },
    layText: async (page, layer) => {
      const line = document.createElement('span');
      line.textContent = `Solvency resolution, page ${page}`;
      layer.append(line);
    },
    close: () => undefined,
  };
}

function drawPage(context: CanvasRenderingContext2D, { width, height }: PageSize, page: number): void {
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  const margin = width * 0.085;
  context.fillStyle = muted;
  context.font = '14px Newsreader, serif';
  context.fillText('Corriedale Pastoral Co Pty Ltd', margin, 64);
  context.fillStyle = greyLine;
  context.fillRect(margin, 82, width - 2 * margin, 1);
  context.fillStyle = ink;
  context.font = '500 28px Newsreader, serif';
  context.fillText(page === 1 ? 'Solvency resolution' : `Schedule ${page - 1}`, margin, 140);
  context.fillStyle = greyLine;
  for (let line = 0; 176 + line * 26 < height - 120; line += 1) {
    const isLast = line % 6 === 5;
    if (!isLast)
      context.fillRect(margin, 176 + line * 26, (width - 2 * margin) * (line % 6 === 4 ? 0.6 : 1), 9);
  }
}
