import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { FieldPlace } from './viewerDocument.ts';

/** Which field is looked for: one by its name, or the last that a person signs. */
export type WantedField = { kind: 'named'; name: string } | { kind: 'last' };

/** The service's own field, in which no person signs. */
const seal = /^Seal(?:~\d+)?$/u;

interface Named {
  name: string;
  id: string;
  /** From 0. */
  page: number;
}

/** The library declares its form's fields as plain objects. */
function isSignature(field: object): field is { id: string; page: number } {
  return (
    'type' in field &&
    field.type === 'signature' &&
    'id' in field &&
    typeof field.id === 'string' &&
    'page' in field &&
    typeof field.page === 'number'
  );
}

/** Returns the fields that may be meant, the last of the document first. */
export function wantedFields(
  fields: ReadonlyMap<string, readonly object[]>,
  wanted: WantedField,
): readonly Named[] {
  return [...fields]
    .filter(([name]) => (wanted.kind === 'named' ? name === wanted.name : !seal.test(name)))
    .flatMap(([name, widgets]) => widgets.filter(isSignature).map(({ id, page }) => ({ name, id, page })))
    .toSorted((one, other) => other.page - one.page);
}

function rectOf(annotations: readonly unknown[], id: string): number[] | null {
  for (const annotation of annotations) {
    if (typeof annotation !== 'object' || annotation === null) continue;
    if (!('id' in annotation) || annotation.id !== id || !('rect' in annotation)) continue;
    const { rect } = annotation;
    if (Array.isArray(rect)) return rect.map(Number);
  }
  return null;
}

/** Returns the position of a signature field in a PDF; null if the file has no such field. */
export async function findSignatureField(
  pdf: PDFDocumentProxy,
  wanted: WantedField,
): Promise<FieldPlace | null> {
  const places: FieldPlace[] = [];
  const fields = wantedFields((await pdf.getFieldObjects()) ?? new Map<string, object[]>(), wanted);
  // Those of one page: the lowest is the last.
  for (const { id, page: index } of fields.filter(({ page }) => page === fields[0]?.page)) {
    const page = await pdf.getPage(index + 1);
    const rect = rectOf(await page.getAnnotations(), id);
    if (rect === null) continue;
    const viewport = page.getViewport({ scale: 1 });
    const [left = 0, bottom = 0, right = 0, top = 0] = rect;
    const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left, bottom).map(Number);
    const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(right, top).map(Number);
    places.push({
      page: index + 1,
      x: Math.min(x1, x2) / viewport.width,
      y: Math.min(y1, y2) / viewport.height,
      width: Math.abs(x2 - x1) / viewport.width,
      height: Math.abs(y2 - y1) / viewport.height,
    });
  }
  return places.toSorted((one, other) => other.y - one.y)[0] ?? null;
}
