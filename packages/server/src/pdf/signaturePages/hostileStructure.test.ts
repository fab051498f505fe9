import { PDF, PdfDict, PdfNumber, PdfRef, type PdfObject } from '@libpdf/core';
import { expect, it } from 'vitest';
import { prepare } from '../prepare.ts';
import {
  hidingElements,
  hidingRoles,
  hostileKeys,
  rootInItself,
  wrongRoots,
  wrongTrees,
} from '../testing/hostileStructure.ts';
import { hasOracle, qpdfCheck } from '../testing/oracles.ts';
import { planOf, signers } from '../testing/signing.ts';

/** Without placements: the sample has one page. */
const plan = planOf(signers.map(({ key, name, email }) => ({ key, name, email })));

/** Prepares a document, which has to be correct for others too. */
async function prepared(file: Uint8Array) {
  const { bytes } = await prepare(file, plan);
  if (hasOracle('qpdf')) {
    const { code, output } = await qpdfCheck(bytes);
    expect(code, output).toBe(0);
  }
  const pdf = await PDF.load(bytes);
  const resolve = pdf.getObject.bind(pdf);
  const root = pdf.getCatalog().getDict('StructTreeRoot', resolve);
  const owners = root?.getDict('ParentTree', resolve);
  if (root === undefined || owners === undefined) throw new Error('There is no structure.');
  const section = elementsBelow(pdf, root).find(
    (dict) => dict.getString('T', resolve)?.asString() === 'Signatures',
  );
  return { pdf, resolve, root, owners, section };
}

function elementsBelow(pdf: PDF, parent: PdfDict): PdfDict[] {
  const resolve = pdf.getObject.bind(pdf);
  const only = parent.getRef('K');
  const kids = parent.getArray('K', resolve)?.toArray() ?? (only === undefined ? [] : [only]);
  return kids.flatMap((kid: PdfObject) => {
    const dict = kid instanceof PdfRef ? resolve(kid) : kid;
    return dict instanceof PdfDict ? [dict] : [];
  });
}

/** Keys of our entries: the pages of the file, from the first signature page, and then the fields. */
function ourKeys(pdf: PDF): (number | undefined)[] {
  const resolve = pdf.getObject.bind(pdf);
  const fields = pdf.getCatalog().getDict('AcroForm', resolve)?.getArray('Fields', resolve)?.toArray() ?? [];
  const dicts = fields.map((field) => (field instanceof PdfRef ? resolve(field) : field));
  return [
    ...pdf
      .getPages()
      .slice(1)
      .map(({ dict }) => dict.getNumber('StructParents')?.value),
    ...dicts.map((dict) => (dict instanceof PdfDict ? dict.getNumber('StructParent')?.value : undefined)),
  ];
}

it.each(Object.entries(hidingElements))('is not below an element that hides it: %s', async (_, file) => {
  const { section, root, resolve } = await prepared(file);
  expect(section?.getDict('P', resolve)).toBe(root);
});

it('is below the element of a document that hides nothing', async () => {
  const { pdf, root, section } = await prepared(hostileKeys['a next key below 0']);
  expect(section).toBeUndefined();
  const [whole] = elementsBelow(pdf, root);
  expect(whole && elementsBelow(pdf, whole)).toHaveLength(2);
});

it('keeps the roles of its own parts', async () => {
  const { root, resolve } = await prepared(hidingRoles);
  const roles = root.getDict('RoleMap', resolve);
  expect([...(roles?.keys() ?? [])].map(({ value }) => value)).toEqual(['Note']);
});

it.each(Object.entries(hostileKeys))('has keys that readers understand: %s', async (_, file) => {
  const { pdf, root, resolve } = await prepared(file);
  const keys = ourKeys(pdf);
  expect(keys).toHaveLength(6);
  const theirs = pdf.getPage(0)?.dict.getNumber('StructParents')?.value;
  expect(new Set([...keys, theirs]).size).toBe(7);
  for (const key of [...keys, root.getNumber('ParentTreeNextKey', resolve)?.value])
    expect(Number.isInteger(key) && Number(key) >= 0 && Number(key) < 2 ** 31).toBe(true);
});

it.each(Object.entries(wrongTrees))('does not change what is no tree of owners: %s', async (_, file) => {
  const { pdf, owners, resolve } = await prepared(file);
  expect(pdf.getPageCount()).toBe(3);
  expect([...owners.keys()].map(({ value }) => value)).toEqual(['Nums']);
  const firstKey = owners.getArray('Nums', resolve)?.at(0);
  // The key of the document's own page is left out.
  expect(firstKey instanceof PdfNumber && firstKey.value).toBe(1);
  const before = await PDF.load(file);
  for (const number of [3, 7, 9]) {
    const keysOf = (of: PDF) => {
      const dict = of.getObject(PdfRef.of(number, 0));
      return dict instanceof PdfDict ? [...dict.keys()].map(({ value }) => value) : [];
    };
    expect(keysOf(pdf)).toEqual(keysOf(before));
  }
});

it.each(Object.entries(wrongRoots))('does not change what is no root of a structure: %s', async (_, file) => {
  const { pdf, root, section } = await prepared(file);
  expect(root.getName('Type')?.value).toBe('StructTreeRoot');
  expect(section).toBeDefined();
  const catalog = pdf.getCatalog();
  expect([catalog, pdf.getPage(0)?.dict].map((dict) => dict?.has('K'))).toEqual([false, false]);
  // The other pages have no structure now, and would be passed over.
  expect(catalog.has('MarkInfo')).toBe(false);
});

it('takes a root that is its own child', async () => {
  const { section, root, resolve } = await prepared(rootInItself);
  expect(section?.getDict('P', resolve)).toBe(root);
});
