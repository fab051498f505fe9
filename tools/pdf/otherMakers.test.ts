import { beforeAll, describe, expect, it, test } from 'vitest';
import type { CertificateAuthority } from '../../packages/server/src/pdf/authority.ts';
import { verifyPdf } from '../../packages/server/src/pdf/processing.ts';
import { fileOf } from '../../packages/server/src/pdf/testing/files.ts';
import {
  hasOracle,
  mutoolHistory,
  pdfsig,
  qpdfCheck,
  textOf,
} from '../../packages/server/src/pdf/testing/oracles.ts';
import { memoryAuthority, planOf, signEverything } from '../../packages/server/src/pdf/testing/signing.ts';
import { readAllPages, type ReadPage } from '../../packages/sites/src/viewer/document/openForTests.ts';
import type { ReadingNode } from '../../packages/sites/src/viewer/document/reading.ts';
import { manyPages, rightToLeft, rightToLeftText, scan, taggedForm, untaggedForm } from './otherMakers.ts';

const time = '21 Nov 2026 2:06 pm AEDT';
/** Two accounts, one of which signs on the first page, and the representative of the firm. */
const people = [
  {
    key: 'a',
    name: 'Margaret Ellery',
    email: 'm@corriedale.example',
    placements: [{ page: 1, x: 0.1, y: 0.75, width: 0.4, height: 0.08 }],
  },
  { key: 'b', name: 'Hugh Ellery', email: 'h@corriedale.example' },
  { key: 'c', name: 'Imogen Hartley', email: 'i@harrowfinch.example', role: 'Firm representative' },
];

let authority: CertificateAuthority;
beforeAll(async () => {
  authority = await memoryAuthority();
});

interface Read {
  signed: Uint8Array;
  revisions: readonly Uint8Array[];
  pages: readonly ReadPage[];
}

async function signedAndRead(bytes: Uint8Array): Promise<Read> {
  const { signed, revisions } = await signEverything(bytes, authority, planOf(people));
  return { signed, revisions, pages: await readAllPages(signed) };
}

/** The parts of a page with their words, in the order of reading. */
function partsOf(nodes: readonly ReadingNode[] | null): [string, string][] {
  return (nodes ?? []).flatMap((node): [string, string][] => {
    const words = node.children.filter((child) => typeof child === 'string');
    const inner = node.children.filter((child) => typeof child !== 'string');
    const own: [string, string][] = words.length === 0 ? [] : [[node.role, words.join('').trim()]];
    return [...own, ...partsOf(inner)];
  });
}

const count = (text: string, words: string) => text.split(words).length - 1;

const kinds = { taggedForm, untaggedForm, scan, rightToLeft, manyPages: () => manyPages(300) };

describe.each(Object.entries(kinds))('a file of another maker, signed by three: %s', (_, make) => {
  let read: Read;
  beforeAll(async () => {
    read = await signedAndRead(make());
  });

  it('passes our own verifier', async () => {
    const result = await verifyPdf(fileOf(read.signed), authority.root);
    expect(result.problems).toEqual([]);
    expect(result.signatures.flatMap(({ problems }) => problems)).toEqual([]);
    expect(result.ok).toBe(true);
  });

  it('names every signer with the time once in the viewer, and no empty field', () => {
    const text = read.pages.map(({ plain }) => plain).join('\n');
    for (const { name } of people) expect(count(text, `${name}\nSigned ${time}`)).toBe(1);
    expect(count(text, 'Signed 21 Nov')).toBe(people.length);
    expect(text).not.toContain('Not signed yet');
  });

  it.skipIf(!hasOracle('pdftotext'))('names them for others too (needs pdftotext)', async () => {
    const text = await textOf(read.signed);
    for (const { name } of people) expect(text).toContain(name);
    expect(count(text, `Signed ${time}`)).toBe(people.length);
    expect(text).not.toContain('Not signed yet');
  });

  it.skipIf(!hasOracle('qpdf'))('passes qpdf --check (needs qpdf)', async () => {
    expect(await qpdfCheck(read.signed)).toMatchObject({ code: 0 });
  });

  it.skipIf(!hasOracle('pdfsig'))('passes pdfsig (needs pdfsig)', async () => {
    const found = await pdfsig(read.signed);
    expect(found.map(({ valid }) => valid)).toEqual([true, true, true, true]);
  });

  it.skipIf(!hasOracle('mutool'))('passes the analysis of changes (needs mutool)', async () => {
    for (const revision of read.revisions.slice(1)) expect(await mutoolHistory(revision)).toBe(0);
  });
});

const fields = [
  'Full name of the director\nMargaret Ellery',
  // Neither has a drawing: a list tells what it shows, not what it keeps.
  'Kind\nCompany',
  'ABN\nEmpty',
  // The cross that is drawn in it is a sign, not a text.
  'By email\nSelected',
];

test('a tagged form is read with each field behind its label, and in its own language', async () => {
  const [page] = (await signedAndRead(taggedForm())).pages;
  expect(page?.lang).toBe('en-AU');
  expect(partsOf(page?.reading ?? null).slice(0, 9)).toEqual([
    ['H1', 'Change of address'],
    ['P', 'Full name'],
    ['Form', fields[0]],
    ['P', 'Kind of company'],
    ['Form', fields[1]],
    ['P', 'Australian Business Number'],
    ['Form', fields[2]],
    ['Form', fields[3]],
    ['P', 'Send letters by email'],
  ]);
});

test('the fields of a form without structure are behind its text', async () => {
  const [page] = await readAllPages(untaggedForm());
  expect(page?.reading).toBeNull();
  expect(page?.plain).toContain(`Send letters by email\n${fields.join('\n')}`);
});

test('a scan has no text of its own, signed or not', async () => {
  const before = await readAllPages(scan());
  expect(before.map(({ plain, hasOwnText }) => [plain, hasOwnText])).toEqual([
    ['', false],
    ['', false],
  ]);
  const { pages } = await signedAndRead(scan());
  expect(pages.map(({ hasOwnText }) => hasOwnText).slice(0, 3)).toEqual([false, false, true]);
  expect(pages[0]?.plain).toContain('Margaret Ellery');
});

test('a contract from right to left is read in the order of its language', async () => {
  const [page] = (await signedAndRead(rightToLeft())).pages;
  expect(page?.lang).toBe('he-IL');
  const { heading, clause } = rightToLeftText;
  expect(partsOf(page?.reading ?? null).slice(0, 2)).toEqual([
    ['H1', heading],
    ['P', clause],
  ]);
  expect(page?.plain).toContain(`${heading}\n${clause}`);
});

test('of 300 pages, the text of the last is there', async () => {
  const pages = await readAllPages(manyPages(300));
  expect(pages).toHaveLength(300);
  expect(pages.at(-1)?.plain).toBe('Schedule 300 of the deed');
});
