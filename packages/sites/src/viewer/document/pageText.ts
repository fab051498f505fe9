import { AnnotationMode, type PDFPageProxy } from 'pdfjs-dist';
import { drawnLines, type DrawnLine } from './drawnText.ts';
import { readingOf, type ReadingNode, type StructureTree } from './reading.ts';

type PageText = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

/** The library's own names of fonts begin with `g_`. */
const fontName = 'stamp';

/** Whether this is a stamp over the page, such as that of a signature, whose text only its drawing has. */
function isStamp(annotation: unknown): boolean {
  if (typeof annotation !== 'object' || annotation === null) return false;
  const isSignature = 'fieldType' in annotation && annotation.fieldType === 'Sig';
  const isRubber = 'subtype' in annotation && annotation.subtype === 'Stamp';
  return (isSignature || isRubber) && 'hasAppearance' in annotation && annotation.hasAppearance === true;
}

/** The lines of the stamps over a page. Drawings are read only where there are stamps: they can be large. */
async function stampLines(page: PDFPageProxy, annotations: readonly unknown[]): Promise<DrawnLine[]> {
  if (!annotations.some(isStamp)) return [];
  return drawnLines(await page.getOperatorList({ annotationMode: AnnotationMode.ENABLE }), fontName);
}

/** Reads the text of a page, with that of the stamps over it behind it. */
export async function readPageText(page: PDFPageProxy): Promise<PageText> {
  const [content, annotations] = await Promise.all([page.getTextContent(), page.getAnnotations()]);
  const lines = await stampLines(page, annotations);
  if (lines.length === 0) return content;
  const last = content.items.at(-1);
  if (last !== undefined && 'hasEOL' in last) last.hasEOL = true;
  return {
    ...content,
    items: [...content.items, ...lines],
    styles: {
      ...content.styles,
      [fontName]: { ascent: 0.9, descent: -0.2, vertical: false, fontFamily: 'sans-serif' },
    },
  };
}

/** Reads the structure of a page with its text; null where it has none. */
export async function readPageReading(page: PDFPageProxy): Promise<readonly ReadingNode[] | null> {
  const tree: StructureTree | null = await page.getStructTree();
  if (tree === null || tree.children.length === 0) return null;
  const [{ items }, annotations] = await Promise.all([
    page.getTextContent({ includeMarkedContent: true }),
    page.getAnnotations(),
  ]);
  const lines = await stampLines(page, annotations);
  const texts = annotations.flatMap((annotation: unknown) => {
    const field = fieldOf(annotation);
    if (field === null) return [];
    const drawn = lines.filter((line) => line.annotation === field.id).map(({ str }) => str);
    return [[field.id, [field.label, ...(drawn.length > 0 ? drawn : field.values)].join('\n')] as const];
  });
  return readingOf(tree, items, new Map(texts));
}

interface Field {
  readonly id: string;
  /** What it is called. */
  readonly label: string;
  readonly values: readonly string[];
}

/** Returns what a field of a form, or a stamp, says; null for other annotations, such as links. */
function fieldOf(annotation: unknown): Field | null {
  if (typeof annotation !== 'object' || annotation === null) return null;
  const values: Partial<Record<string, unknown>> = { ...annotation };
  const { id, fieldType, alternativeText, fieldName, fieldValue } = values;
  if (typeof id !== 'string' || (typeof fieldType !== 'string' && !isStamp(annotation))) return null;
  const label = [alternativeText, fieldName].find((name) => typeof name === 'string' && name !== '');
  const told = [fieldValue].flat().filter((value) => typeof value === 'string' && value !== '');
  return { id, label: String(label ?? ''), values: told.map(String) };
}
