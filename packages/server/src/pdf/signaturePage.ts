import type { Fonts } from './fonts.ts';
import {
  margin,
  measure,
  paper,
  type Area,
  type SignatureBox,
  type SignaturePageLayout,
} from './pageLayout.ts';
import { brandInk, inks, wash } from './palette.ts';
import { Painter, type Ink } from './painter.ts';
import type { SignerPlan, SigningPlan } from './plan.ts';
import { printedTime } from './when.ts';
import { drawable, drawableName, fitLine, wrapLines } from './drawable.ts';

export interface SignaturePageText {
  plan: SigningPlan;
  /** SHA-256 of the document as it was uploaded, in hexadecimal. */
  sha256: string;
  /** Pages of the document before this one was added. */
  pages: number;
}

/** Paints the initial content of a signature page. */
export function paintSignaturePage(
  fonts: Fonts,
  { plan, sha256, pages }: SignaturePageText,
  layout: SignaturePageLayout,
  number: { page: number; of: number },
): Painter {
  const painter = new Painter(paper.height);
  const brand = brandInk(plan.brandColor);
  paintHeader(painter, fonts, plan, brand, number);
  if (number.page === 1) paintParticulars(painter, fonts, plan, sha256, pages);
  if (layout.boxes.length > 0)
    heading(painter, fonts, number.page === 1 ? 'Signatures' : 'Signatures, continued', layout.listTop - 11);
  for (const box of layout.boxes) {
    const signer = plan.signers[box.signer];
    if (signer) paintBox(painter, fonts, signer, box);
  }
  if (layout.seal) {
    heading(painter, fonts, 'Seal and audit record', layout.seal.y - 12);
    emptyArea(painter, layout.seal);
  }
  paintFooter(painter, fonts);
  return painter;
}

function paintHeader(
  painter: Painter,
  { bold, sans }: Fonts,
  plan: SigningPlan,
  brand: Ink,
  { page, of }: { page: number; of: number },
): void {
  painter.box(margin, 50, 18, 3, { fill: brand });
  const firm = fitLine(bold, drawable(bold, plan.firmName), measure - 140, 9.5, 8);
  painter.text(firm.text, margin, 71, { font: bold, size: firm.size, ink: inks.text });
  painter.text(of === 1 ? 'Signature page' : `Signature page ${page} of ${of}`, margin + measure, 71, {
    font: sans,
    size: 8.5,
    ink: inks.muted,
    align: 'end',
  });
  painter.rule(margin, 82, measure, inks.hairline);
}

function paintParticulars(
  painter: Painter,
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
  shown.forEach((line, index) => {
    painter.text(line, margin, 118 + index * 25, { font: serif, size: 20, ink: inks.text });
  });
  const rows: [string, string][] = [
    ['Reference', plan.reference],
    ['Pages', `${pages} before this page`],
    ['Prepared', printedTime(plan.preparedAt, plan.timeZone)],
    ['SHA-256', sha256],
  ];
  rows.forEach(([label, value], index) => {
    const y = 164 + index * 14.5;
    painter.text(label, margin, y, { font: sans, size: 8, ink: inks.subtle });
    const fitted = fitLine(sans, drawable(sans, value), measure - 70, 8, 6);
    painter.text(fitted.text, margin + 70, y, { font: sans, size: fitted.size, ink: inks.muted });
  });
}

function heading(painter: Painter, { bold }: Fonts, text: string, y: number): void {
  painter.text(text, margin, y, { font: bold, size: 10.5, ink: inks.text });
}

function paintBox(painter: Painter, fonts: Fonts, signer: SignerPlan, { label, field }: SignatureBox): void {
  const { bold, sans } = fonts;
  const name = fitLine(bold, drawableName(bold, signer.name, signer.email), label.width, 9, 6.5);
  painter.text(name.text, label.x, label.y + 10, { font: bold, size: name.size, ink: inks.text });
  const about = [signer.role, signer.email].filter((part) => part !== undefined).join(' · ');
  const detail = fitLine(sans, drawable(sans, about), label.width, 7.5, 6);
  painter.text(detail.text, label.x, label.y + 21.5, {
    font: sans,
    size: detail.size,
    ink: inks.muted,
  });
  emptyArea(painter, field);
  const { placements = [] } = signer;
  if (placements.length > 0) areaText(painter, fonts, field, placeOf(placements));
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

function paintFooter(painter: Painter, { sans }: Fonts): void {
  const y = paper.height - 46;
  painter.rule(margin, y - 12, measure, inks.hairline);
  painter.text(
    'Each stamp is a digital signature over the whole file. A reader that checks signatures shows any change.',
    margin,
    y,
    {
      font: sans,
      size: 7,
      ink: inks.subtle,
    },
  );
  painter.text('Countersign', margin + measure, y, { font: sans, size: 7, ink: inks.subtle, align: 'end' });
}
