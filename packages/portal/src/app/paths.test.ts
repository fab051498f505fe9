import { describe, expect, it } from 'vitest';
import { defaultSearch } from '../features/documents/index.ts';
import { parseId, paths } from './paths.ts';

const at = { clientId: 12, documentId: null, mode: 'list', search: defaultSearch } as const;

describe('addresses', () => {
  it('name the client, the document and what is done with it', () => {
    expect(paths.documents({ ...at, clientId: null })).toBe('/documents');
    expect(paths.documents(at)).toBe('/documents/12');
    expect(paths.documents({ ...at, documentId: 7 })).toBe('/documents/12/7');
    expect(paths.documents({ ...at, documentId: 7, mode: 'preview' })).toBe('/documents/preview/12/7');
    expect(paths.documents({ ...at, documentId: 7, mode: 'sign' })).toBe('/documents/sign/12/7');
  });

  it('keep the search', () => {
    expect(paths.documents({ ...at, search: { ...defaultSearch, q: 'tax & co', filter: 3 } })).toBe(
      '/documents/12?q=tax+%26+co&filter=3',
    );
  });

  it('take only whole numbers for ids', () => {
    expect(parseId('12')).toBe(12);
    for (const bad of ['0', '-1', '1e3', 'x', '', undefined, '12345678901']) expect(parseId(bad)).toBeNull();
  });
});
