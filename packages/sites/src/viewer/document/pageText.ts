import { AnnotationMode, type PDFPageProxy } from 'pdfjs-dist';
import { lineOver, mayBeDrawn, spokenOf, type Spoken } from './annotations.ts';
import { drawnLines, type DrawnLine } from './drawnText.ts';
import { readingOf, type ReadingNode, type StructureTree } from './reading.ts';

type PageText = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

/** The library's own names of fonts begin with `g_`. */
const fontName = 'stamp';

interface Over {
  readonly spoken: readonly Spoken[];
  readonly lines: readonly DrawnLine[];
}

/** Reads what is over a page. Drawings are read only where there are stamps or fields: they can be large. */
async function readOver(page: PDFPageProxy): Promise<Over> {
  const annotations: readonly unknown[] = await page.getAnnotations();
  const lines = annotations.some(mayBeDrawn)
    ? drawnLines(await page.getOperatorList({ annotationMode: AnnotationMode.ENABLE }), fontName)
    : [];
  const spoken = annotations.map((annotation) => spokenOf(annotation, lines));
  return { spoken: spoken.filter((each) => each !== null), lines };
}

/** Fields by their names, with what they say where it is drawn, or else over them. */
function linesOver({ spoken, lines }: Over): DrawnLine[] {
  const known = new Set(spoken.map(({ id }) => id));
  const read = spoken.flatMap((each) => {
    const told = each.texts.map(
      (str) =>
        lines.find((line) => line.annotation === each.id && line.str === str) ??
        lineOver(each, str, fontName),
    );
    return each.isField && each.label !== '' ? [lineOver(each, each.label, fontName), ...told] : told;
  });
  return [...read, ...lines.filter(({ annotation }) => !known.has(annotation))];
}

/** The text of a page, with that of the fields and stamps over it behind it. */
export interface WholeText extends PageText {
  /** Whether anything but what is over the page can be read. A scan has no text of its own. */
  readonly hasOwn: boolean;
}

/** The words of a text; each line break is one character. */
export function plainOf({ items }: Pick<PageText, 'items'>): string {
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
}

/** Reads the text of a page, with that of the fields and stamps over it behind it. */
export async function readPageText(page: PDFPageProxy): Promise<WholeText> {
  const [content, over] = await Promise.all([page.getTextContent(), readOver(page)]);
  const hasOwn = content.items.some((item) => 'str' in item && item.str.trim() !== '');
  const lines = linesOver(over);
  if (lines.length === 0) return { ...content, hasOwn };
  const last = content.items.at(-1);
  if (last !== undefined && 'hasEOL' in last) last.hasEOL = true;
  return {
    ...content,
    hasOwn,
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
  const [{ items }, { spoken }] = await Promise.all([
    page.getTextContent({ includeMarkedContent: true }),
    readOver(page),
  ]);
  const texts = spoken.map(
    ({ id, label, texts }) => [id, [label, ...texts].filter((text) => text !== '').join('\n')] as const,
  );
  return readingOf(tree, items, new Map(texts));
}
