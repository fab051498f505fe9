import type { ReadingNode } from './document/reading.ts';
import {
  never,
  sizeCanvas,
  turnedSize,
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
  /** Pages that are scans, without text. */
  scans?: readonly number[];
  /** Whether the connection is lost after it was opened. */
  interrupted?: boolean;
  /** Whether its text is never read to the end. */
  slowText?: boolean;
  /** What each page has been tagged as; null: nothing. */
  reading?: readonly ReadingNode[] | null;
  /** The language that it states. */
  lang?: string | null;
  /** The words of the stamps over the pages that are scans. */
  stamps?: string;
  /** Whether all of it was received. */
  whole?: boolean;
}

/** Creates a document that is painted locally, always the same: for stories and tests. */
export function drawnDocument({
  pages = 3,
  sizes = [a4],
  failing = [],
  picture = false,
  field = null,
  scans = [],
  interrupted = false,
  slowText = false,
  reading = null,
  lang = null,
  stamps = '',
  whole = true,
}: DrawnDocumentOptions = {}): ViewerDocument {
  const sizeOf = (page: number) => sizes[(page - 1) % sizes.length] ?? a4;
  const textOf = (page: number) =>
    picture || scans.includes(page)
      ? stamps
      : [`Solvency resolution, page ${page}`, ...clausesOf(page).map(({ text }) => text)].join('\n');
  return {
    pageCount: pages,
    firstPage: sizeOf(1),
    isText: !picture,
    isWhole: whole,
    pageSize: async (page) => sizeOf(page),
    paint: async (page, canvas, { scale, rotation }) => {
      if (failing.includes(page)) throw new Error('This page is damaged.');
      const size = sizeOf(page);
      const density = sizeCanvas(canvas, turnedSize(size, rotation), scale);
      const context = canvas.getContext('2d');
      if (!context) return;
      context.translate(canvas.width / 2, canvas.height / 2);
      context.rotate((rotation * Math.PI) / 180);
      context.scale(scale * density, scale * density);
      context.translate(-size.width / 2, -size.height / 2);
      drawPage(context, size, page);
    },
    pageText: (page) => (slowText ? new Promise(() => undefined) : Promise.resolve(textOf(page))),
    pageNature: async (page) => ({ hasOwnText: !picture && !scans.includes(page), lang }),
    pageReading: async () => reading,
    layText: async (page, layer, rotation) => {
      const size = sizeOf(page);
      layer.dataset['mainRotation'] = String(rotation);
      layer.style.width = `calc(var(--total-scale-factor) * ${size.width * 0.75}px)`;
      layer.style.height = `calc(var(--total-scale-factor) * ${size.height * 0.75}px)`;
      const lines = textOf(page).split('\n');
      layer.append(...lines.flatMap((text, index) => layLine(text, index, size)));
    },
    findField: async () => field,
    interrupted: interrupted ? Promise.resolve() : never,
    close: () => undefined,
  };
}

/** A line of text where `drawPage` paints it, followed by a line break as the PDF library has them. */
function layLine(text: string, index: number, { width, height }: PageSize): HTMLElement[] {
  if (text === '') return [];
  const line = document.createElement('span');
  line.textContent = text;
  const [left, top] = index === 0 ? [width * 0.085, 114] : [width * 0.085 + 44, 148 + index * 27];
  line.style.left = `${(left / width) * 100}%`;
  line.style.top = `${(top / height) * 100}%`;
  line.style.setProperty('--font-height', `${(index === 0 ? 28 : 17) * 0.75}px`);
  line.style.fontFamily = 'Newsreader, serif';
  return [line, document.createElement('br')];
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
  clausesOf(page).forEach((line, index) => {
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

function clausesOf(page: number): { number: string; text: string }[] {
  return Array.from({ length: 8 }, (_, index) => clauseOf(page, index + 1)).flat();
}

/** Two lines of a numbered clause. */
function clauseOf(page: number, clause: number): { number: string; text: string }[] {
  const lines = wording[(page + clause) % wording.length] ?? wording[0];
  return lines.map((text, index) => ({ number: index === 0 ? `${page}.${clause}` : '', text }));
}
