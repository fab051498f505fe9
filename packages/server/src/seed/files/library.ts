import type { App } from '../../app.ts';
import type { StoredBlob } from '../../files/blobStore.ts';
import { makeDocx, makePng, makeXlsx, makeZip } from './office.ts';
import { papers } from './papers.ts';
import { makePdf, type Letterhead } from './pdf.ts';

export interface LibraryFile extends StoredBlob {
  title: string;
  extension: string;
  bytes: Uint8Array;
}

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
  const files: { title: string; extension: string; bytes: Uint8Array }[] = [];
  for (const paper of papers) {
    files.push({ title: paper.title, extension: 'pdf', bytes: await makePdf(head, paper) });
  }
  for (const paper of papers.slice(7)) {
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
  const stored = await Promise.all(files.map((file) => app.blobs.put(file.bytes)));
  return files.flatMap((file, index) => {
    const blob = stored[index];
    return blob === undefined ? [] : [{ ...file, ...blob }];
  });
}
