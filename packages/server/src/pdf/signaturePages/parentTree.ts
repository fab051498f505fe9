import { PdfArray, PdfDict, PdfNumber, PdfRef, type PDF, type PdfObject } from '@libpdf/core';

/** Which element each numbered part of a page and each field belongs to: a number tree. */
export interface ParentTree {
  /** Returns the new key of an entry. */
  add: (value: PdfObject) => number;
  /** Writes what was added. */
  finish: (root: PdfDict) => void;
}

/** Keys are signed numbers of 32 bits for readers; some are left for ours. */
const highestAllowed = 2 ** 31 - 1 - 65_536;

const isKey = (key: number) => Number.isInteger(key) && key >= 0 && key <= highestAllowed;

/**
 * The parent tree of a structure, with what it has. It is written anew, because a document can name any of its objects
 * as its tree. Nothing of it is kept where it is no number tree, or where its keys leave no room for others.
 */
export function parentTree(pdf: PDF, root: PdfDict): ParentTree {
  const resolve = pdf.getObject.bind(pdf);
  const found = root.getDict('ParentTree', resolve);
  const highest = found === undefined || !isNumberTree(found) ? null : highestKey(pdf, found);
  const kept = highest === null ? undefined : found;
  const told = root.getNumber('ParentTreeNextKey', resolve)?.value ?? 0;
  // Pages of the document must not refer to our entries, whether or not theirs are in the tree.
  const used = pdf.getPages().map(({ dict }) => dict.getNumber('StructParents', resolve)?.value ?? -1);
  const first = [isKey(told) ? told : 0, (highest ?? -1) + 1, ...used.filter(isKey).map((key) => key + 1)];
  let next = first.reduce((most, key) => Math.max(most, key), 0);
  const start = next;
  const added: PdfObject[] = [];
  return {
    add: (value) => {
      added.push(PdfNumber.of(next), value);
      next += 1;
      return next - 1;
    },
    finish: (owner) => {
      const tree = new PdfDict();
      if (kept?.has('Kids') === true) {
        const limits = new PdfArray([PdfNumber.of(start), PdfNumber.of(next - 1)]);
        const leaf = PdfDict.of({ Nums: new PdfArray(added), Limits: limits });
        tree.set('Kids', new PdfArray([...itemsOf(pdf, kept, 'Kids'), pdf.register(leaf)]));
      } else tree.set('Nums', new PdfArray([...(kept ? itemsOf(pdf, kept, 'Nums') : []), ...added]));
      owner.set('ParentTree', pdf.register(tree));
      owner.set('ParentTreeNextKey', PdfNumber.of(next));
    },
  };
}

/** Whether it holds nothing but a number tree: no page, font or other object of the document. */
function isNumberTree(dict: PdfDict): boolean {
  return [...dict.keys()].every(({ value }) => ['Nums', 'Kids', 'Limits'].includes(value));
}

function itemsOf(pdf: PDF, dict: PdfDict, key: string): PdfObject[] {
  return dict.getArray(key, pdf.getObject.bind(pdf))?.toArray() ?? [];
}

/** The highest key of a number tree, -1 if it has none; null if it is no tree, or if no key can follow one of its own. */
function highestKey(pdf: PDF, tree: PdfDict): number | null {
  const resolve = pdf.getObject.bind(pdf);
  const seen = new Set<PdfDict>();
  const left: (PdfObject | undefined)[] = [tree];
  let highest = -1;
  let isSound = true;
  const note = (key: PdfObject | undefined) => {
    if (!(key instanceof PdfNumber)) return;
    if (isKey(key.value)) highest = Math.max(highest, key.value);
    else isSound = false;
  };
  while (left.length > 0 && isSound) {
    const item = left.pop();
    const node = item instanceof PdfRef ? resolve(item) : item;
    if (!(node instanceof PdfDict)) continue;
    // What leads back to itself, or to one node by two ways, is no tree: readers give up.
    if (seen.has(node)) return null;
    seen.add(node);
    const limit = node.getArray('Limits', resolve)?.at(1, resolve);
    // The root has none.
    if (node !== tree && limit instanceof PdfNumber) {
      note(limit);
      continue;
    }
    itemsOf(pdf, node, 'Nums').forEach((key, index) => {
      if (index % 2 === 0) note(key);
    });
    left.push(...itemsOf(pdf, node, 'Kids'));
  }
  return isSound ? highest : null;
}
