import {
  sizeCanvas,
  type FieldPlace,
  type PageSize,
  type ViewerDocument,
} from './document/viewerDocument.ts';

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
  /** Whether it is an image, not text. */
  picture?: boolean;
  /** The position of its signature field. */
  field?: FieldPlace | null;
}

/** Creates a document that is painted locally, always the same: for stories and tests. */
export function drawnDocument({
  pages = 3,
  sizes = [a4],
  failing = [],
  picture = false,
  field = null,
}: DrawnDocumentOptions = {}): ViewerDocument {
  const sizeOf = (page: number) => sizes[(page - 1) % sizes.length] ?? a4;
  return {
    pageCount: pages,
    firstPage: sizeOf(1),
    isText: !picture,
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
    findField: async () => field,
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
  context.font = '17px Newsreader, serif';
  const clauses = Array.from({ length: 8 }, (_, index) => clauseOf(page, index + 1));
  clauses.flat().forEach((line, index) => {
    const y = 190 + index * 27;
    if (y > height - 90) return;
    context.fillText(line.number, margin, y);
    context.fillText(line.text, margin + 44, y, width - 2 * margin - 44);
  });
}

const wording = [
  [
    'Form. A notice under this resolution is in writing and takes effect on the',
    'day it is sent to the address at the head of it.',
  ],
  [
    'Governing law. The law of New South Wales governs it, and the parties',
    'submit to the courts of that State.',
  ],
  [
    'Solvency. The directors believe on reasonable grounds that the company',
    'can pay its debts as and when they become due and payable.',
  ],
  [
    'Electronic signing. Each party consents to its being signed electronically,',
    'in counterparts, and to its being kept in that form.',
  ],
] as const;

/** Two lines of a numbered clause. */
function clauseOf(page: number, clause: number): { number: string; text: string }[] {
  const lines = wording[(page + clause) % wording.length] ?? wording[0];
  return lines.map((text, index) => ({ number: index === 0 ? `${page}.${clause}` : '', text }));
}
