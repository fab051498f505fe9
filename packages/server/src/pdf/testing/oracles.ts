import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { accessSync, constants } from 'node:fs';

/** Programs of others that judge our files. */
export type Oracle = 'pdfsig' | 'qpdf' | 'mutool' | 'pdftotext' | 'pdfinfo';

/**
 * Whether a program is installed. Under CI a missing one is a failure, elsewhere its tests are
 * skipped by name.
 */
export function hasOracle(oracle: Oracle): boolean {
  const found = (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, oracle), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  return found || Boolean(process.env['CI']);
}

interface Ran {
  code: number;
  output: string;
}

function run(program: string, args: readonly string[]): Promise<Ran> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { timeout: 60_000 }, (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number') reject(error);
      else resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr });
    });
  });
}

async function withFile<T>(
  bytes: Uint8Array,
  work: (file: string, folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-pdf-'));
  try {
    const file = join(folder, 'document.pdf');
    await writeFile(file, bytes);
    return await work(file, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export interface PdfsigSignature {
  field: string;
  signer: string;
  valid: boolean;
  wholeFile: boolean;
}

/** What pdfsig says of each signature, in the order in which they were made. */
export async function pdfsig(bytes: Uint8Array): Promise<PdfsigSignature[]> {
  const { output } = await withFile(bytes, (file) => run('pdfsig', [file]));
  const value = (block: string, label: string) => new RegExp(`- ${label}: (.*)`, 'u').exec(block)?.[1] ?? '';
  return output
    .split(/^Signature #\d+:$/mu)
    .slice(1)
    .map((block) => ({
      field: value(block, 'Signature Field Name'),
      signer: value(block, 'Signer Certificate Common Name'),
      valid: block.includes('Signature is Valid.'),
      wholeFile: /^ {2}- Total document signed$/mu.test(block),
      end: Number(/\[\d+ - \d+\], \[\d+ - (\d+)\]/u.exec(block)?.[1] ?? 0),
    }))
    .sort((a, b) => a.end - b.end)
    .map(({ field, signer, valid, wholeFile }) => ({ field, signer, valid, wholeFile }));
}

/** Exit code 0: no error and no warning. */
export async function qpdfCheck(bytes: Uint8Array): Promise<Ran> {
  return withFile(bytes, (file) => run('qpdf', ['--check', file]));
}

/** 0 when every change since the first signature is one that its certification allows. */
export async function mutoolHistory(bytes: Uint8Array): Promise<number> {
  return withFile(bytes, async (file, folder) => {
    const script = join(folder, 'history.js');
    await writeFile(script, 'print("history " + new PDFDocument(scriptArgs[0]).validateChangeHistory());');
    const { output } = await run('mutool', ['run', script, file]);
    const answer = /^history (-?\d+)$/mu.exec(output)?.[1];
    if (answer === undefined) throw new Error(`mutool did not answer: ${output}`);
    return Number(answer);
  });
}

/** Every word that a reader sees, appearances of signatures included, with single spaces. */
export async function textOf(bytes: Uint8Array): Promise<string> {
  const { output } = await withFile(bytes, (file) => run('pdftotext', ['-layout', file, '-']));
  return output.replaceAll(/\s+/gu, ' ');
}

/** The structure of a tagged PDF with its text, a line each, indented by two spaces for each level. */
export async function structureOf(bytes: Uint8Array): Promise<string> {
  const { output } = await withFile(bytes, (file) => run('pdfinfo', ['-struct-text', file]));
  return output;
}
