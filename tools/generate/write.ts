import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../run/process.ts';

async function formatted(target: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(target)), filepath: target });
}

/** Returns whether a file still is as a generator wrote it, so that another version may take its place. */
export async function isUnedited(target: string, existing: string, was: string): Promise<boolean> {
  return existing === (await formatted(target, was));
}

/** Writes a file that does not exist yet, or is still as `was`. */
export async function writeUnlessEdited(
  file: string,
  { was, next }: { readonly was: string; readonly next: string },
): Promise<void> {
  const target = path.join(root, file);
  const stale =
    was !== next && existsSync(target) && (await isUnedited(target, readFileSync(target, 'utf8'), was));
  if (!stale) return writeNew({ [file]: next });
  writeFileSync(target, await formatted(target, next));
  console.log(`renewed  ${file}`);
}

/** Writes the files that do not exist yet, and never overwrites one. */
export async function writeNew(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, file);
    if (existsSync(target)) {
      console.log(`kept     ${file}`);
      continue;
    }
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, await formatted(target, text));
    console.log(`written  ${file}`);
  }
}

/** Edits an existing file. */
export function edit(file: string, change: (text: string) => string): void {
  const target = path.join(root, file);
  const before = readFileSync(target, 'utf8');
  const after = change(before);
  if (after === before) return;
  writeFileSync(target, after);
  console.log(`listed   ${file}`);
}
