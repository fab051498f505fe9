import { AnnotationMode, type PDFPageProxy } from 'pdfjs-dist';
import { drawnLines } from './drawnText.ts';

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

/**
 * Reads the text of a page, with that of the stamps over it behind it. Drawings are read only where there are stamps:
 * they can be large.
 */
export async function readPageText(page: PDFPageProxy): Promise<PageText> {
  const [content, annotations] = await Promise.all([page.getTextContent(), page.getAnnotations()]);
  if (!annotations.some(isStamp)) return content;
  const drawing = await page.getOperatorList({ annotationMode: AnnotationMode.ENABLE });
  const lines = drawnLines(drawing, fontName);
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
