import type { App } from '../../app.ts';
import type { StoredBlob } from '../../files/blobs/blobStore.ts';
import { makeDocx, makePng, makeXlsx, makeZip } from './office.ts';
import { sampleDocuments } from './sampleDocuments.ts';
import { makePdf, type Letterhead } from './pdf.ts';

interface NewFile {
  title: string;
  extension: string;
  bytes: Uint8Array;
}

export interface LibraryFile extends NewFile, StoredBlob {}

const paySummary = [
  ['Gross wages', 284_300],
  ['Superannuation', 34_116],
  ['PAYG withheld', 61_204.5],
  ['Workers compensation', 5_410.25],
] as const;

const budget = [
  ['Sales', 1_350_000],
  ['Cost of sales', -735_000],
  ['Overheads', -410_500],
  ['Expected profit', 204_500],
] as const;

/** The firm's files, made once and shared by all its documents: real ones of every kind, each stored once. */
export async function makeLibrary(app: App, head: Letterhead): Promise<LibraryFile[]> {
  const files: NewFile[] = [];
  for (const paper of sampleDocuments) {
    files.push({ title: paper.title, extension: 'pdf', bytes: await makePdf(head, paper) });
  }
  for (const paper of sampleDocuments.slice(7)) {
    const bytes = makeDocx(paper.title, paper.paragraphs);
    files.push({ title: `${paper.title} (draft)`, extension: 'docx', bytes });
  }
  files.push(
    { title: 'Payroll summary', extension: 'xlsx', bytes: await makeXlsx('Payroll summary', paySummary) },
    { title: 'Budget 2027', extension: 'xlsx', bytes: await makeXlsx('Budget 2027', budget) },
    { title: 'Site plan', extension: 'png', bytes: makePng(head.colour) },
    {
      title: 'Source documents',
      extension: 'zip',
      bytes: makeZip({
        'readme.txt': `Source documents received by ${head.firm}.\n`,
        'receipts/2026-07.csv': 'date,payee,amount\n2026-07-03,Officeworks,214.90\n',
        'receipts/2026-08.csv': 'date,payee,amount\n2026-08-11,Ausgrid,1320.55\n',
      }),
    },
  );
  return store(app, files);
}

/** Every paper once for each of these clients, named on it: hundreds of files that differ. */
export async function makeAddressedPapers(
  app: App,
  head: Letterhead,
  clients: readonly string[],
): Promise<LibraryFile[]> {
  const files: NewFile[] = [];
  for (const client of clients) {
    for (const paper of sampleDocuments) {
      const bytes = await makePdf(head, { ...paper, note: `${paper.note} · ${client}` });
      files.push({ title: paper.title, extension: 'pdf', bytes });
    }
  }
  return store(app, files);
}

async function store(app: App, files: readonly NewFile[]): Promise<LibraryFile[]> {
  return Promise.all(files.map(async (file) => ({ ...file, ...(await app.blobs.put(file.bytes)) })));
}
