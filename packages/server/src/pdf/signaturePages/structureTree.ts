import {
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  PdfRef,
  PdfString,
  type PDF,
  type PdfObject,
} from '@libpdf/core';
import type { StructureKid, StructureNode } from './pageStructure.ts';

/** A page with its own structure. */
export interface StructuredPage {
  readonly page: PdfObjectAt;
  readonly nodes: readonly StructureNode[];
}

/** Something in the file, and the reference to it. */
export interface PdfObjectAt {
  readonly ref: PdfRef;
  readonly dict: PdfDict;
}

/** A signature field on its page. */
export interface StructuredField {
  readonly widget: PdfObjectAt;
  readonly page: PdfRef;
}

/** The language of what the server writes on its pages. */
const language = 'en-AU';

/**
 * Adds the structure of the signature pages to that of the document, behind everything it has: one section, with the
 * fields that stand on the document's own pages first. A document without structure gets one for these pages alone, and
 * does not claim to be tagged: readers go on to guess the order of its other pages (`MarkInfo`).
 *
 * @param fields every new field by the key that the nodes use; those that no node names are on the document's pages
 */
export function addStructure(
  pdf: PDF,
  pages: readonly StructuredPage[],
  fields: ReadonlyMap<string, StructuredField>,
): void {
  const root = structureRoot(pdf);
  const parents = parentTree(pdf, root.dict);
  const section = PdfDict.of({
    Type: PdfName.of('StructElem'),
    S: PdfName.of('Sect'),
    T: PdfString.fromString('Signatures'),
    Lang: PdfString.fromString(language),
  });
  const at = pdf.register(section);
  const builder = new StructureBuilder(pdf, parents, fields);
  const laid = pages.flatMap((page) => builder.page(page, at));
  const placed = builder.fieldsLeft(at);
  section.set('K', new PdfArray([...placed, ...laid]));
  section.set('P', appendTo(pdf, root, at));
  parents.finish(root.dict);
}

class StructureBuilder {
  readonly #pdf: PDF;
  readonly #parents: ParentTree;
  readonly #fields: Map<string, StructuredField>;

  constructor(pdf: PDF, parents: ParentTree, fields: ReadonlyMap<string, StructuredField>) {
    this.#pdf = pdf;
    this.#parents = parents;
    this.#fields = new Map(fields);
  }

  page({ page, nodes }: StructuredPage, parent: PdfRef): PdfRef[] {
    const owners: PdfRef[] = [];
    const made = nodes.map((node) => this.#element(node, parent, page.ref, owners));
    page.dict.set('StructParents', PdfNumber.of(this.#parents.add(new PdfArray(owners))));
    page.dict.set('Tabs', PdfName.of('S'));
    return made;
  }

  /** The fields that no page's structure named. */
  fieldsLeft(parent: PdfRef): PdfRef[] {
    return [...this.#fields].map(([key, { page }]) =>
      this.#element({ tag: 'Form', kids: [{ field: key }] }, parent, page, []),
    );
  }

  #element({ tag, kids }: StructureNode, parent: PdfRef, page: PdfRef, owners: PdfRef[]): PdfRef {
    const element = PdfDict.of({
      Type: PdfName.of('StructElem'),
      S: PdfName.of(tag),
      P: parent,
      Pg: page,
    });
    if (tag === 'TH') element.set('A', PdfDict.of({ O: PdfName.of('Table'), Scope: PdfName.of('Row') }));
    const ref = this.#pdf.register(element);
    const made = kids.map((kid) => this.#kid(kid, ref, page, owners));
    element.set('K', new PdfArray(made.filter((kid) => kid !== null)));
    return ref;
  }

  #kid(kid: StructureKid, parent: PdfRef, page: PdfRef, owners: PdfRef[]): PdfObject | null {
    if ('tag' in kid) return this.#element(kid, parent, page, owners);
    if ('content' in kid) {
      owners[kid.content] = parent;
      return PdfNumber.of(kid.content);
    }
    const field = this.#fields.get(kid.field);
    if (field === undefined) return null;
    this.#fields.delete(kid.field);
    field.widget.dict.set('StructParent', PdfNumber.of(this.#parents.add(parent)));
    return PdfDict.of({ Type: PdfName.of('OBJR'), Obj: field.widget.ref, Pg: field.page });
  }
}

/** The root of the structure, made where there is none. Its children need its reference. */
function structureRoot(pdf: PDF): PdfObjectAt {
  const catalog = pdf.getCatalog();
  const known = catalog.get('StructTreeRoot');
  const dict = known instanceof PdfRef ? pdf.getObject(known) : known;
  if (known instanceof PdfRef && dict instanceof PdfDict) return { ref: known, dict };
  const made = dict instanceof PdfDict ? dict : PdfDict.of({ Type: PdfName.of('StructTreeRoot') });
  const ref = pdf.register(made);
  catalog.set('StructTreeRoot', ref);
  return { ref, dict: made };
}

/**
 * Appends a section to the one element of type Document, or else to the root itself.
 *
 * @returns the parent of the section
 */
function appendTo(pdf: PDF, root: PdfObjectAt, section: PdfRef): PdfRef {
  const [only, ...others] = kidsOf(pdf, root.dict);
  const dict = only instanceof PdfRef && others.length === 0 ? pdf.getObject(only) : undefined;
  const isDocument =
    dict instanceof PdfDict && dict.getName('S', pdf.getObject.bind(pdf))?.value === 'Document';
  const parent = only instanceof PdfRef && isDocument ? { ref: only, dict } : root;
  parent.dict.set('K', new PdfArray([...kidsOf(pdf, parent.dict), section]));
  return parent.ref;
}

function kidsOf(pdf: PDF, element: PdfDict): PdfObject[] {
  const kids = element.get('K');
  const listed = kids instanceof PdfRef ? pdf.getObject(kids) : kids;
  if (listed instanceof PdfArray) return listed.toArray();
  return kids === undefined ? [] : [kids];
}

/** Which element each numbered part of a page and each field belongs to: a number tree. */
interface ParentTree {
  /** Returns the new key of an entry. */
  add: (value: PdfObject) => number;
  /** Writes what was added. */
  finish: (root: PdfDict) => void;
}

function parentTree(pdf: PDF, root: PdfDict): ParentTree {
  const resolve = pdf.getObject.bind(pdf);
  const known = root.getDict('ParentTree', resolve);
  const told = root.getNumber('ParentTreeNextKey', resolve)?.value ?? 0;
  const first = Math.max(0, told, known === undefined ? 0 : 1 + highestKey(pdf, known));
  const added: PdfObject[] = [];
  return {
    add: (value) => {
      added.push(PdfNumber.of(first + added.length / 2), value);
      return first + added.length / 2 - 1;
    },
    finish: (owner) => {
      const last = first + added.length / 2 - 1;
      const leaf = PdfDict.of({ Nums: new PdfArray(added) });
      if (known === undefined) owner.set('ParentTree', pdf.register(leaf));
      else if (known.has('Kids')) {
        leaf.set('Limits', new PdfArray([PdfNumber.of(first), PdfNumber.of(last)]));
        known.set('Kids', new PdfArray([...itemsOf(pdf, known, 'Kids'), pdf.register(leaf)]));
      } else known.set('Nums', new PdfArray([...itemsOf(pdf, known, 'Nums'), ...added]));
      owner.set('ParentTreeNextKey', PdfNumber.of(last + 1));
    },
  };
}

function itemsOf(pdf: PDF, dict: PdfDict, key: string): PdfObject[] {
  return dict.getArray(key, pdf.getObject.bind(pdf))?.toArray() ?? [];
}

/** The highest key of a number tree, -1 if it has none. */
function highestKey(pdf: PDF, tree: PdfDict): number {
  const resolve = pdf.getObject.bind(pdf);
  const seen = new Set<PdfDict>();
  const left: (PdfObject | undefined)[] = [tree];
  let highest = -1;
  const note = (key: PdfObject | undefined) => {
    if (key instanceof PdfNumber) highest = Math.max(highest, key.value);
  };
  while (left.length > 0) {
    const item = left.pop();
    const node = item instanceof PdfRef ? resolve(item) : item;
    // A tree may refer to itself.
    if (!(node instanceof PdfDict) || seen.has(node)) continue;
    seen.add(node);
    const limit = node.getArray('Limits', resolve)?.at(1, resolve);
    note(limit);
    if (limit instanceof PdfNumber) continue;
    itemsOf(pdf, node, 'Nums').forEach((key, index) => index % 2 === 0 && note(key));
    left.push(...itemsOf(pdf, node, 'Kids'));
  }
  return highest;
}
