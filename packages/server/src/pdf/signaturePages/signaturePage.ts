import type { Fonts } from '../fonts.ts';
import {
  margin,
  measure,
  paper,
  type Area,
  type SignatureBox,
  type SignaturePageLayout,
} from './pageLayout.ts';
import { brandInk, inks, wash } from '../palette.ts';
import { PageStructure } from './pageStructure.ts';
import { Painter, type Ink } from '../painter.ts';
import type { SignerPlan, SigningPlan } from '../plan.ts';
import { printedTime } from '../when.ts';
import { drawable, drawableName, fitLine, wrapLines } from '../drawable.ts';

export interface SignaturePageText {
  plan: SigningPlan;
  /** SHA-256 of the document as it was uploaded, in hexadecimal. */
  sha256: string;
  /** Pages of the document before this one was added. */
  pages: number;
}

/** The key of the seal's field in the structure of its page; that of a signer is the index. */
export const sealKey = 'seal';

/** A signature page: what is painted, and the order in which it is read. */
interface SignaturePage {
  painter: Painter;
  structure: PageStructure;
}

/** Paints the initial content of a signature page. */
export function paintSignaturePage(
  fonts: Fonts,
  { plan, sha256, pages }: SignaturePageText,
  layout: SignaturePageLayout,
  number: { page: number; of: number },
): SignaturePage {
  const painter = new Painter(paper.height);
  const on: SignaturePage = { painter, structure: new PageStructure(painter) };
  const brand = brandInk(plan.brandColor);
  paintHeader(on, fonts, plan, brand, number);
  if (number.page === 1) paintParticulars(on, fonts, plan, sha256, pages);
  if (layout.boxes.length > 0)
    heading(on, fonts, number.page === 1 ? 'Signatures' : 'Signatures, continued', layout.listTop - 11);
  for (const box of layout.boxes) {
    const signer = plan.signers[box.signer];
    if (signer) paintBox(on, fonts, signer, box);
  }
  const { seal } = layout;
  if (seal) {
    heading(on, fonts, 'Seal and audit record', seal.y - 12);
    on.structure.decorate(() => emptyArea(painter, seal));
    on.structure.field(sealKey);
  }
  paintFooter(on, fonts, number.page);
  return on;
}

function paintHeader(
  { painter, structure }: SignaturePage,
  { bold, sans }: Fonts,
  plan: SigningPlan,
  brand: Ink,
  { page, of }: { page: number; of: number },
): void {
  structure.decorate(() => painter.box(margin, 50, 18, 3, { fill: brand }));
  const firm = fitLine(bold, drawable(bold, plan.firmName), measure - 140, 9.5, 8);
  const name = () => painter.text(firm.text, margin, 71, { font: bold, size: firm.size, ink: inks.text });
  if (page === 1) structure.add('P', name);
  else structure.decorate(name);
  const place = of === 1 ? 'Signature page' : `Signature page ${page} of ${of}`;
  const look = { font: sans, size: 8.5, ink: inks.muted, align: 'end' } as const;
  structure.add('P', () => painter.text(place, margin + measure, 71, look));
  structure.decorate(() => painter.rule(margin, 82, measure, inks.hairline));
}

function paintParticulars(
  { painter, structure }: SignaturePage,
  { serif, sans }: Fonts,
  plan: SigningPlan,
  sha256: string,
  pages: number,
): void {
  const lines = wrapLines(serif, drawable(serif, plan.title), measure, 20);
  const shown = lines.slice(0, 2);
  if (lines.length > 2) {
    const rest = fitLine(serif, `${shown[1] ?? ''} ${lines[2] ?? ''}`, measure, 20, 20);
    shown[1] = rest.text;
  }
  structure.add('H1', () =>
    shown.forEach((line, index) => {
      painter.text(line, margin, 118 + index * 25, { font: serif, size: 20, ink: inks.text });
    }),
  );
  const rows: [string, string][] = [
    ['Reference', plan.reference],
    ['Pages', `${pages} before this page`],
    ['Prepared', printedTime(plan.preparedAt, plan.timeZone)],
    ['SHA-256', sha256],
  ];
  const read = rows.map(([label, value], index) => {
    const y = 164 + index * 14.5;
    const fitted = fitLine(sans, drawable(sans, value), measure - 70, 8, 6);
    const head = structure.part('TH', () =>
      painter.text(label, margin, y, { font: sans, size: 8, ink: inks.subtle }),
    );
    const cell = structure.part('TD', () =>
      painter.text(fitted.text, margin + 70, y, { font: sans, size: fitted.size, ink: inks.muted }),
    );
    return { tag: 'TR', kids: [head, cell] } as const;
  });
  structure.group('Table', read);
}

function heading({ painter, structure }: SignaturePage, { bold }: Fonts, text: string, y: number): void {
  structure.add('H2', () => painter.text(text, margin, y, { font: bold, size: 10.5, ink: inks.text }));
}

function paintBox(
  { painter, structure }: SignaturePage,
  fonts: Fonts,
  signer: SignerPlan,
  { label, field, signer: index }: SignatureBox,
): void {
  const { bold, sans } = fonts;
  const name = fitLine(bold, drawableName(bold, signer.name, signer.email), label.width, 9, 6.5);
  const about = [signer.role, signer.email].filter((part) => part !== undefined).join(' · ');
  const detail = fitLine(sans, drawable(sans, about), label.width, 7.5, 6);
  structure.add('P', () =>
    painter.text(name.text, label.x, label.y + 10, { font: bold, size: name.size, ink: inks.text }),
  );
  structure.add('P', () =>
    painter.text(detail.text, label.x, label.y + 21.5, { font: sans, size: detail.size, ink: inks.muted }),
  );
  structure.decorate(() => emptyArea(painter, field));
  const { placements = [] } = signer;
  if (placements.length === 0) structure.field(String(index));
  else structure.add('P', () => areaText(painter, fonts, field, placeOf(placements)));
}

/**
 * Paints the content of an empty field until it is signed. The page has the outline only: text on it would be
 * hidden below the stamp, and be found by users who search or copy the text of the signed document.
 */
export function paintEmptyField(fonts: Fonts, { width, height }: Area, text: string): Painter {
  const painter = new Painter(height);
  areaText(painter, fonts, { x: 0, y: 0, width, height }, text);
  return painter;
}

/** Returns the text in the box of a person who signs in the document itself, before and after signing. */
function placeOf(placements: readonly { page: number }[]): string {
  const pages = [...new Set(placements.map(({ page }) => page))].sort((a, b) => a - b);
  return `Signature in the document, page${pages.length > 1 ? 's' : ''} ${pages.join(', ')}`;
}

function emptyArea(painter: Painter, area: Area): void {
  const inset = 0.8;
  painter.box(area.x + inset, area.y + inset, area.width - 2 * inset, area.height - 2 * inset, {
    fill: wash(inks.tint, 0.6),
    stroke: inks.dashed,
    line: 0.6,
    dash: [3, 3],
    radius: 5,
  });
}

function areaText(painter: Painter, { sans }: Fonts, area: Area, text: string): void {
  const line = fitLine(sans, text, area.width - 24, 7.5, 6);
  painter.text(line.text, area.x + 12, area.y + area.height / 2 + 2.5, {
    font: sans,
    size: line.size,
    ink: inks.subtle,
  });
}

function paintFooter({ painter, structure }: SignaturePage, { sans }: Fonts, page: number): void {
  const y = paper.height - 46;
  const look = { font: sans, size: 7, ink: inks.subtle } as const;
  structure.decorate(() => painter.rule(margin, y - 12, measure, inks.hairline));
  const note = () =>
    painter.text(
      'Each stamp is a digital signature over the whole file. A reader that checks signatures shows any change.',
      margin,
      y,
      look,
    );
  // Readers that follow the structure alone read it once.
  if (page === 1) structure.add('P', note);
  else structure.decorate(note);
  structure.decorate(() => painter.text('Countersign', margin + measure, y, { ...look, align: 'end' }));
}
