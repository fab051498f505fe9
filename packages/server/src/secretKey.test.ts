import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptSecretKey, SecretKeyError } from './secretKey.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'countersign-key-'));
  file = join(folder, 'secret.key');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the first start makes it, whole and for its owner only; later ones read it', () => {
  const first = keptSecretKey(folder);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(keptSecretKey(folder)).toBe(first);
  expect(readdirSync(folder)).toEqual(['secret.key']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a disk that fills up in the middle of it leaves no part, and the next start makes a whole one', () => {
  const full = (path: string, text: string) => {
    writeFileSync(path, text.slice(0, 20));
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  expect(() => keptSecretKey(folder, full)).toThrow(SecretKeyError);
  expect(() => keptSecretKey(folder, full)).toThrow(
    `The secret key could not be written to ${file} (ENOSPC: no space left on device, write). Make room and let this user write there, or set SECRET_KEY.`,
  );
  expect(readdirSync(folder)).toEqual([]);
  expect(keptSecretKey(folder)).toMatch(/^[\w-]{43}$/);
});

test('of two first starts the later one takes the key of the earlier', () => {
  const other = 'the-key-of-the-other-process-that-was-first';
  const late = (path: string, text: string) => {
    writeFileSync(path, text);
    writeFileSync(file, other);
  };
  expect(keptSecretKey(folder, late)).toBe(other);
  expect(readdirSync(folder)).toEqual(['secret.key']);
});

test.each([
  ['', 'empty'],
  ['\n', 'empty'],
  ['half-a-key', 'incomplete'],
])('a file with %o is refused with what to do, and left as it is', (text, state) => {
  writeFileSync(file, text);
  expect(() => keptSecretKey(folder)).toThrow(
    `${file} is ${state}. Restore it from a backup, or set SECRET_KEY to its previous content. If this folder has never been in use, delete the file: the next start creates another.`,
  );
  expect(readFileSync(file, 'utf8')).toBe(text);
});
