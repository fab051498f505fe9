import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');

/** A source file of the project: its path from the root, with forward slashes, and its text. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** The files that match, without generated ones and build results. */
export function sources(...patterns: string[]): Source[] {
  const files = globSync(patterns, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/generated/**'],
  });
  return files
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

export function isStoryOrTest(file: string): boolean {
  return /\.(stories|test)\.tsx?$/.test(file) || /\/(testing|bench)\//.test(file);
}

/** A file's path without the ending, by which modules name it differently. */
export function withoutEnding(file: string): string {
  return file.replace(/\.(js|jsx|ts|tsx)$/, '');
}

/** One import: the specifier as written, and for relative ones the file it leads to, without its ending. */
export interface Import {
  readonly specifier: string;
  readonly target: string;
}

export function importsOf({ file, text }: Source): Import[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => ({
    specifier: fileName,
    target: fileName.startsWith('.')
      ? withoutEnding(path.posix.normalize(path.posix.join(path.posix.dirname(file), fileName)))
      : fileName,
  }));
}
