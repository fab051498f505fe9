import { PDF, PdfDict, PdfArray, PdfName, PdfRef, PdfString } from '@libpdf/core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CertificateAuthority } from '../authority.ts';
import { prepare } from '../prepare.ts';
import { hasOracle, mutoolHistory, structureOf } from '../testing/oracles.ts';
import { samplePdf, taggedKinds } from '../testing/samples.ts';
import { memoryAuthority, planOf, signEverything } from '../testing/signing.ts';

let authority: CertificateAuthority;
beforeAll(async () => {
  authority = await memoryAuthority();
});

/** The lines of the structure, without the numbers of objects. */
async function structure(bytes: Uint8Array): Promise<string[]> {
  const text = await structureOf(bytes);
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.replace(/Object \d+ \d+/u, 'Object'));
}

const names = ['Margaret Ellery', 'Nguyễn Thị Ánh Tuyết', 'Imogen Hartley'];

describe.skipIf(!hasOracle('pdfinfo'))('the structure of a signed file (needs pdfinfo)', () => {
  it('has headings, a table and the fields in the order in which they are read', async () => {
    const { signed } = await signEverything(await samplePdf(), authority);
    const lines = await structure(signed);
    expect(lines[0]).toBe('Sect "Signatures"');
    const told = lines.map((line) => line.trim());
    const part = (tag: string) => told.flatMap((line, at) => (line === tag ? [told[at + 1]] : []));
    expect(part('H1 (block)')).toEqual(['"ASIC annual statement 2025"']);
    expect(part('H2 (block)')).toEqual(['"Signatures"', '"Seal and audit record"']);
    expect(told.filter((line) => line === 'TR')).toHaveLength(4);
    expect(part('TD')).toContain('"Document 1041, Corriedale Pastoral Co"');
    // One on the document's own page, two on the signature page, and the seal.
    expect(part('Form')).toEqual(['Object', 'Object', 'Object', 'Object']);
    for (const name of names) expect(told.filter((line) => line === `"${name}"`)).toHaveLength(1);
    expect(told.indexOf('"Margaret Ellery"')).toBeLessThan(told.indexOf('"Imogen Hartley"'));
  });

  it.each(Object.entries(taggedKinds))('follows what the document has: %s', async (_, make) => {
    const { signed, revisions } = await signEverything(await make(), authority);
    const lines = await structure(signed);
    expect(lines.slice(0, 4)).toEqual([
      'Document',
      '  H1 (block)',
      '    "Solvency resolution"',
      '  Sect "Signatures"',
    ]);
    for (const revision of revisions.slice(1)) expect(await mutoolHistory(revision)).toBe(0);
    const catalog = (await PDF.load(signed)).getCatalog();
    expect(catalog.getString('Lang')?.asString()).toBe('de-AT');
  });
});

it('keeps the title of the document, which readers show, and its language', async () => {
  const pdf = await PDF.load(await samplePdf());
  pdf.setTitle('Lease of the Brindle Creek property');
  pdf.getCatalog().set('Lang', PdfString.fromString('en-NZ'));
  const { signed } = await signEverything(await pdf.save(), authority);
  const after = await PDF.load(signed);
  expect(after.getTitle()).toBe('Lease of the Brindle Creek property');
  expect(after.getCatalog().getString('Lang')?.asString()).toBe('en-NZ');
});

it('does not claim that a document without structure is tagged', async () => {
  const { bytes } = await prepare(await samplePdf(), planOf());
  expect((await PDF.load(bytes)).getCatalog().has('MarkInfo')).toBe(false);
});

/** How the keys go through the fields of each page. */
async function orders(bytes: Uint8Array): Promise<(string | undefined)[]> {
  const pdf = await PDF.load(bytes);
  return pdf.getPages().map(({ dict }) => dict.getName('Tabs')?.value);
}

it('leads through fields in the order of the structure, where a document claims to have one', async () => {
  const tagged = await prepare(await taggedKinds.tagged(), planOf());
  // The page without fields stays as it is; the next one has one, and the last two are ours.
  expect(await orders(tagged.bytes)).toEqual([undefined, 'S', 'S', 'S']);
  const untagged = await prepare(await samplePdf(), planOf());
  expect(await orders(untagged.bytes)).toEqual([undefined, undefined, 'S', 'S']);
});

/** Keys of a number tree of one or two levels, in its order. */
function keysOf(pdf: PDF, tree: PdfDict): number[] {
  const resolve = pdf.getObject.bind(pdf);
  const nums = tree.getArray('Nums', resolve)?.toArray() ?? [];
  const own = nums.flatMap((item) => ('value' in item && typeof item.value === 'number' ? [item.value] : []));
  const kids = tree.getArray('Kids', resolve)?.toArray() ?? [];
  return [
    ...own,
    ...kids.flatMap((kid) => {
      const dict = kid instanceof PdfRef ? resolve(kid) : kid;
      return dict instanceof PdfDict ? keysOf(pdf, dict) : [];
    }),
  ];
}

it.each(Object.entries(taggedKinds))(
  'gives owners of content keys behind those there are: %s',
  async (_, make) => {
    const { bytes } = await prepare(await make(), planOf());
    const pdf = await PDF.load(bytes);
    const resolve = pdf.getObject.bind(pdf);
    const root = pdf.getCatalog().getDict('StructTreeRoot', resolve);
    const tree = root?.getDict('ParentTree', resolve);
    const keys = tree ? keysOf(pdf, tree) : [];
    // The page of the document, two signature pages, four fields.
    expect(keys).toEqual([4, 5, 6, 7, 8, 9, 10, 11].slice(0, keys.length));
    expect(keys).toHaveLength(7);
    expect(root?.getNumber('ParentTreeNextKey', resolve)?.value).toBe(11);
  },
);

it('takes a document whose structure leads back to itself', async () => {
  const pdf = await PDF.load(await samplePdf());
  const tree = new PdfDict();
  const ref = pdf.register(tree);
  tree.set('Kids', PdfArray.of(ref));
  pdf
    .getCatalog()
    .set(
      'StructTreeRoot',
      PdfDict.of({ Type: PdfName.of('StructTreeRoot'), ParentTree: ref, K: PdfArray.of() }),
    );
  const { signed } = await signEverything(await pdf.save(), authority);
  expect((await PDF.load(signed)).getPageCount()).toBe(4);
});
