import { PdfDict, PdfName, PdfStream, type PDF } from '@libpdf/core';
import { numbersOf } from './fields.ts';
import { uprightMatrix, type Rotation } from './geometry.ts';
import type { Painter } from './painter.ts';

/** What a reader draws for a field of this size, in points, on a page turned by `rotation`. */
export function appearanceOf(
  pdf: PDF,
  painter: Painter,
  { width, height, rotation }: { width: number; height: number; rotation: Rotation },
): PdfStream {
  return new PdfStream(
    PdfDict.of({
      Type: PdfName.XObject,
      Subtype: PdfName.of('Form'),
      BBox: numbersOf([0, 0, width, height]),
      Matrix: numbersOf(uprightMatrix(rotation)),
      Resources: painter.resources(pdf),
    }),
    painter.bytes(),
  );
}
