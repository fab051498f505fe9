import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** What programs that know nothing of Countersign say about a signed file. */
export interface Verdict {
  readonly signatures: number;
  readonly allValid: boolean;
  readonly lastCoversWholeFile: boolean;
  readonly qpdfClean: boolean;
  readonly historyAccepted: boolean;
}

/** Difference analysis of the revisions: mutool answers 0 when each may follow the one before. */
const historyScript = `
const doc = new PDFDocument(scriptArgs[0]);
print(doc.validateChangeHistory());
`;

async function output(program: string, ...args: string[]): Promise<{ ok: boolean; text: string }> {
  return execute(program, args, { maxBuffer: 16 * 1024 * 1024 }).then(
    ({ stdout, stderr }) => ({ ok: true, text: stdout + stderr }),
    (error: { stdout?: string; stderr?: string }) => ({ ok: false, text: `${error.stdout}${error.stderr}` }),
  );
}

/** Asks pdfsig (digests and signatures), qpdf (structure) and mutool (what may change after signing). */
export async function examineSignedPdf(file: string | Uint8Array): Promise<Verdict> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-verdict-'));
  try {
    const name = typeof file === 'string' ? file : path.join(folder, 'file.pdf');
    if (typeof file !== 'string') await writeFile(name, file);
    const script = path.join(folder, 'history.js');
    await writeFile(script, historyScript);
    const [pdfsig, qpdf, mutool] = await Promise.all([
      output('pdfsig', '-nocert', name),
      output('qpdf', '--check', name),
      output('mutool', 'run', script, name),
    ]);
    const blocks = pdfsig.text.split(/^Signature #/m).slice(1);
    const covering = blocks.map((block) => block.includes('Total document signed'));
    return {
      signatures: blocks.length,
      allValid: blocks.length > 0 && blocks.every((block) => block.includes('Signature is Valid')),
      lastCoversWholeFile: covering.filter(Boolean).length === 1,
      qpdfClean: qpdf.ok,
      historyAccepted: mutool.ok && mutool.text.trim() === '0',
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same file with one bit changed, well inside the first page's bytes. */
export function withFlippedByte(bytes: Uint8Array): Uint8Array {
  const changed = Uint8Array.from(bytes);
  const place = 600;
  changed[place] = (changed[place] ?? 0) ^ 1;
  return changed;
}
