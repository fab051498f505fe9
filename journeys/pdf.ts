import { PDF, rgb } from '@libpdf/core';

const paragraphs = [
  'This agreement renews the lease of the Brindle Creek property for five years from 1 January 2026.',
  'The tenant keeps fences, bores and the shearing shed in good repair. The owner insures the buildings.',
  'Rent is paid each quarter in advance. Either party may end the lease with six months of notice.',
];

/** A real three-page agreement with the title on each page. */
export async function contractPdf(title: string): Promise<Uint8Array> {
  const pdf = PDF.create();
  for (let number = 1; number <= 3; number += 1) {
    const page = pdf.addPage({ width: 595, height: 842 });
    page.drawText(title, { x: 72, y: 760, size: 18, color: rgb(0.1, 0.1, 0.14) });
    paragraphs.forEach((text, index) => {
      page.drawText(text, { x: 72, y: 710 - index * 48, size: 10.5, maxWidth: 450 });
    });
    page.drawText(`Page ${number} of 3`, { x: 72, y: 48, size: 9 });
  }
  return pdf.save();
}
