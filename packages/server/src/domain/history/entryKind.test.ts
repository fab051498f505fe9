import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { entryKind } from './entryKind.ts';

const sources = join(import.meta.dirname, '../..');

/** Titles of entries that belong to no document. */
const ofNoDocument = [
  ...['Attempt failed', 'Sign-in refused', 'Signed in', 'Two-factor authentication set up'],
  ...['Bulk action started', 'Bulk action cancelled'],
  ...['Filter added', 'Filter renamed', 'Filter moved', 'Filter deleted', 'Filter restored'],
  ...['Client added', 'Client changed'],
];

/** Every title that production code gives an entry. */
function titles(): Set<string> {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(domain|files|signing|routes)\/.*\.ts$/u.test(file) && !/\.test\.|\/testing\//u.test(file),
  );
  const found = files.flatMap((file) => [
    ...readFileSync(join(sources, file), 'utf8').matchAll(/(?:title: |SIGNED = )'([A-Z][^']+)'/gu),
  ]);
  return new Set(found.map(([, title]) => title ?? ''));
}

it('is known for every title of a document’s history', () => {
  const known = [...titles()].filter((title) => !ofNoDocument.includes(title));
  expect(known.length).toBeGreaterThan(15);
  // Operations that say nothing: only a known title has another kind than the default, or is named as a file's.
  const byDefault = known.filter((title) => entryKind({ title, operation: 'nothing' }) === 'file');
  expect(byDefault.toSorted()).toEqual([
    'Document deleted',
    'Document renamed',
    'Document restored',
    'Document uploaded',
    'Download requested',
    'History exported',
    'Preview requested',
    'Reading requested',
  ]);
});

it.each([
  ['resendDocumentPins', 'pin'],
  ['verifyClickToSignPin', 'pin'],
  ['commitClickToSign', 'signing'],
  ['removeDocumentTask', 'signing'],
  ['assignDocumentFilter', 'filter'],
  ['deleteDocument', 'file'],
  ['createPreview', 'file'],
])('of a failed attempt at %s is %s', (operation, kind) => {
  expect(entryKind({ title: 'Attempt failed', operation })).toBe(kind);
});
