/** A part of a page as its maker tagged it: a heading, a list, a table; its children are in the order of reading. */
export interface ReadingNode {
  /** The standard structure type: `H1`, `P`, `L`, `Table`. */
  readonly role: string;
  /** What is said in place of a picture. */
  readonly label?: string;
  readonly lang?: string;
  /** Of a header cell: what it is the head of. */
  readonly scope?: string;
  readonly children: readonly (ReadingNode | string)[];
}

/** The structure of a page, as the PDF library reads it. */
export interface StructureTree {
  readonly role: string;
  readonly alt?: string;
  readonly lang?: string;
  readonly scope?: string;
  readonly children: readonly (StructureTree | { readonly type: string; readonly id: string })[];
}

/** The text of a page with the marks of tagged content, as the PDF library reads it. */
export type TextPart =
  | { readonly str: string; readonly hasEOL: boolean }
  | { readonly type: string; readonly id?: string | null; readonly tag?: string };

interface Texts {
  /** The text of each tagged part, in the order in which it is drawn. */
  readonly tagged: Map<string, string>;
  /** What is neither tagged nor decoration. */
  readonly rest: string;
  /** What is marked as decoration, such as the numbers of pages. */
  readonly decoration: string;
}

interface Mark {
  readonly id: string | null;
  readonly isDecoration: boolean;
}

const unmarked: Mark = { id: null, isDecoration: false };

function textsOf(parts: readonly TextPart[]): Texts {
  const tagged = new Map<string, string>();
  let rest = '';
  let decoration = '';
  const open: Mark[] = [];
  /** Where the last text went. */
  let last = unmarked;
  for (const part of parts) {
    const mark = open.at(-1) ?? unmarked;
    if ('type' in part) {
      if (part.type === 'endMarkedContent') open.pop();
      else {
        const isDecoration = mark.isDecoration || part.tag === 'Artifact';
        open.push({ id: part.id ?? mark.id, isDecoration });
      }
      continue;
    }
    const text = part.hasEOL ? `${part.str}\n` : part.str;
    const { id, isDecoration } = mark;
    const goesOn = id === last.id && (id !== null || isDecoration === last.isDecoration);
    if (id !== null) tagged.set(id, joined(tagged.get(id) ?? '', text, goesOn));
    else if (isDecoration) decoration = joined(decoration, text, goesOn);
    else rest = joined(rest, text, goesOn);
    if (text.trim() !== '') last = mark;
  }
  return { tagged, rest, decoration };
}

/** Texts with others between them are not one word: two numbers would be read as another. */
function joined(before: string, text: string, goesOn: boolean): string {
  const isWhole = goesOn || /\s/u.test(before.at(-1) ?? ' ') || text.trim() === '';
  return isWhole ? before + text : `${before}\n${text}`;
}

/** No page has as many parts; a structure can repeat one without end. */
const mostParts = 20_000;

const lengthOf = (text: string) => text.replaceAll(/\s/gu, '').length;

/** Takes a text out of those that are left. */
function take(left: Map<string, string>, id: string): string | undefined {
  const text = left.get(id);
  left.delete(id);
  return text;
}

/** Whether something is read there; a table needs its empty cells. */
const saysSomething = ({ role, label, children }: ReadingNode) =>
  children.length > 0 || label !== undefined || role === 'TD' || role === 'TH';

/**
 * Puts the text of a page into its structure. Null where there is none, or where most of the text is outside of it: then
 * the structure is not that of the page.
 *
 * The maker of a file decides how it is read, not whether: what can be seen and is not in the structure, even what is
 * marked as decoration, is read at the end. Each text is read once, however often the structure names it.
 *
 * @param annotations the text of what is drawn over the page, by its id: fields and stamps
 */
export function readingOf(
  tree: StructureTree | null,
  parts: readonly TextPart[],
  annotations: ReadonlyMap<string, string>,
): readonly ReadingNode[] | null {
  if (tree === null || tree.children.length === 0) return null;
  const { tagged, rest, decoration } = textsOf(parts);
  const left = new Map(annotations);
  let inside = 0;
  let count = 0;
  const put = (node: StructureTree): ReadingNode[] => {
    count += 1;
    if (count > mostParts) return [];
    const children = node.children.flatMap((child): (ReadingNode | string)[] => {
      if ('role' in child) return put(child);
      if (child.type !== 'content') {
        const text = take(left, child.id.replace(/^pdfjs_internal_id_/u, ''));
        return text === undefined ? [] : [text];
      }
      const text = take(tagged, child.id) ?? '';
      inside += lengthOf(text);
      return text === '' ? [] : [text];
    });
    const made: ReadingNode = {
      role: node.role,
      ...(node.alt !== undefined && { label: node.alt }),
      ...(node.lang !== undefined && { lang: node.lang }),
      ...(node.scope !== undefined && { scope: node.scope }),
      children,
    };
    return saysSomething(made) ? [made] : [];
  };
  const nodes = tree.children.flatMap((child) => ('role' in child ? put(child) : []));
  const unnamed = [...tagged.values(), rest];
  const outside = unnamed.reduce((sum, text) => sum + lengthOf(text), 0);
  if (count > mostParts || outside > inside) return null;
  const others = [...unnamed, ...left.values(), decoration].filter((text) => text.trim() !== '');
  return [...nodes, ...others.map((text) => ({ role: 'P', children: [text] }))];
}
