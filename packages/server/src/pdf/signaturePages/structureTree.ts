import {
  PdfArray,
  PdfBool,
  PdfDict,
  PdfName,
  PdfNumber,
  PdfRef,
  PdfString,
  type PDF,
  type PdfObject,
} from '@libpdf/core';
import { structureTags, type StructureKid, type StructureNode } from './pageStructure.ts';
import { parentTree, type ParentTree } from './parentTree.ts';

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
  const frame = frameOf(pdf);
  const root = structureRoot(pdf, frame);
  keepRoles(pdf, root.dict);
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
  keepOrderOfFields(pdf, fields);
  section.set('K', new PdfArray([...placed, ...laid]));
  section.set('P', appendTo(pdf, root, at, frame));
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

/**
 * The root of the structure, made where there is none, or where the document names another of its objects: that must
 * not be changed. Its children need its reference. A document with a new one does not claim to be tagged.
 */
function structureRoot(pdf: PDF, frame: ReadonlySet<PdfDict>): PdfObjectAt {
  const catalog = pdf.getCatalog();
  const found = catalog.get('StructTreeRoot');
  const dict = found instanceof PdfRef ? pdf.getObject(found) : found;
  const isRoot =
    dict instanceof PdfDict &&
    dict.getName('Type', pdf.getObject.bind(pdf))?.value === 'StructTreeRoot' &&
    !frame.has(dict);
  if (found instanceof PdfRef && isRoot) return { ref: found, dict };
  const made = isRoot ? dict : PdfDict.of({ Type: PdfName.of('StructTreeRoot') });
  const ref = pdf.register(made);
  catalog.set('StructTreeRoot', ref);
  if (!isRoot) catalog.delete('MarkInfo');
  return { ref, dict: made };
}

/** The catalogue, the pages and the tree above them: a document may claim that these are its structure. */
function frameOf(pdf: PDF): Set<PdfDict> {
  const resolve = pdf.getObject.bind(pdf);
  const frame = new Set<PdfDict>([pdf.getCatalog()]);
  for (const start of [
    pdf.getCatalog().getDict('Pages', resolve),
    ...pdf.getPages().map(({ dict }) => dict),
  ]) {
    let node = start;
    while (node !== undefined && !frame.has(node)) {
      frame.add(node);
      node = node.getDict('Parent', resolve);
    }
  }
  return frame;
}

/** In a tagged document, the keys go through the fields of a page in the order of the structure. */
function keepOrderOfFields(pdf: PDF, fields: ReadonlyMap<string, StructuredField>): void {
  const resolve = pdf.getObject.bind(pdf);
  const isTagged = pdf.getCatalog().getDict('MarkInfo', resolve)?.get('Marked', resolve);
  if (!(isTagged instanceof PdfBool) || !isTagged.value) return;
  for (const { page } of fields.values()) {
    const dict = resolve(page);
    if (dict instanceof PdfDict && !dict.has('Tabs')) dict.set('Tabs', PdfName.of('S'));
  }
}

/** Lets no role map of the document turn our headings and paragraphs into something that is not read. */
function keepRoles(pdf: PDF, root: PdfDict): void {
  const roles = root.getDict('RoleMap', pdf.getObject.bind(pdf));
  if (roles === undefined || !structureTags.some((tag) => roles.has(tag))) return;
  const kept = roles.clone();
  for (const tag of structureTags) kept.delete(tag);
  root.set('RoleMap', kept);
}

/**
 * Appends a section to the one element of type Document, or else to the root itself.
 *
 * @returns the parent of the section
 */
function appendTo(pdf: PDF, root: PdfObjectAt, section: PdfRef, frame: ReadonlySet<PdfDict>): PdfRef {
  const [only, ...others] = kidsOf(pdf, root.dict);
  const dict = only instanceof PdfRef && others.length === 0 ? pdf.getObject(only) : undefined;
  const isPlain = dict instanceof PdfDict && !frame.has(dict) && isPlainDocument(pdf, dict, root);
  const parent = only instanceof PdfRef && isPlain ? { ref: only, dict } : root;
  parent.dict.set('K', new PdfArray([...kidsOf(pdf, parent.dict), section]));
  return parent.ref;
}

/** Whether an element is the document as a whole, and nothing is read in place of what it holds. */
function isPlainDocument(pdf: PDF, element: PdfDict, root: PdfObjectAt): boolean {
  const resolve = pdf.getObject.bind(pdf);
  const type = element.get('Type', resolve);
  const isElement = type === undefined || (type instanceof PdfName && type.value === 'StructElem');
  const role = element.getName('S', resolve)?.value;
  const roles = root.dict.getDict('RoleMap', resolve);
  const namespace = element.getDict('NS', resolve);
  return (
    isElement &&
    element !== root.dict &&
    element.getDict('P', resolve) === root.dict &&
    role === 'Document' &&
    (roles?.getName(role, resolve)?.value ?? role) === role &&
    namespace?.has('RoleMapNS') !== true &&
    !['Alt', 'ActualText', 'E'].some((key) => element.has(key))
  );
}

function kidsOf(pdf: PDF, element: PdfDict): PdfObject[] {
  const kids = element.get('K');
  const listed = kids instanceof PdfRef ? pdf.getObject(kids) : kids;
  if (listed instanceof PdfArray) return listed.toArray();
  return kids === undefined ? [] : [kids];
}
