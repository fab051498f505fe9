/** A part of a page as its maker tagged it: a heading, a list, a table; its children are in the order of reading. */
export interface ReadingNode {
  /** The standard structure type: `H1`, `P`, `L`, `Table`. */
  readonly role: string;
  /** What is said in place of a picture. */
  readonly label?: string;
  readonly lang?: string;
  readonly children: readonly (ReadingNode | string)[];
}

/** The structure of a page, as the PDF library reads it. */
export interface StructureTree {
  readonly role: string;
  readonly alt?: string;
  readonly lang?: string;
  readonly children: readonly (StructureTree | { readonly type: string; readonly id: string })[];
}

/** The text of a page with the marks of tagged content, as the PDF library reads it. */
export type TextPart =
  | { readonly str: string; readonly hasEOL: boolean }
  | { readonly type: string; readonly id?: string | null; readonly tag?: string };

interface Texts {
  /** The text of each tagged part. */
  readonly tagged: ReadonlyMap<string, string>;
  /** What is neither tagged nor decoration. */
  readonly rest: string;
}

function textsOf(parts: readonly TextPart[]): Texts {
  const tagged = new Map<string, string>();
  let rest = '';
  const open: { id: string | null; isDecoration: boolean }[] = [];
  for (const part of parts) {
    if ('type' in part) {
      if (part.type === 'endMarkedContent') open.pop();
      else open.push({ id: part.id ?? null, isDecoration: part.tag === 'Artifact' });
      continue;
    }
    const text = part.hasEOL ? `${part.str}\n` : part.str;
    const id = open.findLast((mark) => mark.id !== null)?.id ?? null;
    if (id !== null) tagged.set(id, (tagged.get(id) ?? '') + text);
    else if (!open.some(({ isDecoration }) => isDecoration)) rest += text;
  }
  return { tagged, rest };
}

const lengthOf = (text: string) => text.replaceAll(/\s/gu, '').length;

/**
 * Puts the text of a page into its structure. Null where there is none, or where most of the text is outside of it: then
 * the structure is not that of the page.
 *
 * @param annotations the text of what is drawn over the page, by its id: fields and stamps
 */
export function readingOf(
  tree: StructureTree | null,
  parts: readonly TextPart[],
  annotations: ReadonlyMap<string, string>,
): readonly ReadingNode[] | null {
  if (tree === null || tree.children.length === 0) return null;
  const { tagged, rest } = textsOf(parts);
  const inside = [...tagged.values()].reduce((sum, text) => sum + lengthOf(text), 0);
  if (lengthOf(rest) > inside) return null;
  const left = new Map(annotations);
  const put = (node: StructureTree): ReadingNode => ({
    role: node.role,
    ...(node.alt !== undefined && { label: node.alt }),
    ...(node.lang !== undefined && { lang: node.lang }),
    children: node.children.flatMap((child): (ReadingNode | string)[] => {
      if ('role' in child) return [put(child)];
      if (child.type === 'content') return [tagged.get(child.id) ?? ''];
      const id = child.id.replace(/^pdfjs_internal_id_/u, '');
      const text = left.get(id);
      left.delete(id);
      return text === undefined ? [] : [text];
    }),
  });
  const nodes = tree.children.flatMap((child) => ('role' in child ? [put(child)] : []));
  // Nothing that can be read is left out.
  const others = [rest, ...left.values()].filter((text) => text.trim() !== '');
  return [...nodes, ...others.map((text) => ({ role: 'P', children: [text] }))];
}
