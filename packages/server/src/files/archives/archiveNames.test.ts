import { describe, expect, it } from 'vitest';
import { ArchiveNames, folderPath } from './archiveNames.ts';

describe('names in an archive', () => {
  it('are unique where case is ignored, beside folders too', () => {
    const names = new ArchiveNames(['Tax/2026', 'Lease.pdf']);
    expect(names.next('', 'a.pdf')).toBe('a.pdf');
    expect(names.next('', 'A.pdf')).toBe('A (2).pdf');
    expect(names.next('', 'a.pdf')).toBe('a (3).pdf');
    expect(names.next('', 'tax')).toBe('tax (2)');
    expect(names.next('', 'lease.pdf')).toBe('lease (2).pdf');
    expect(names.next('Tax', 'a.pdf')).toBe('Tax/a.pdf');
  });

  it('lead nowhere else, and are no devices', () => {
    const names = new ArchiveNames([]);
    expect(names.next(folderPath(['..', 'C:\\x']), '../../etc/passwd')).toBe('document/C_x/_.._etc_passwd');
    expect(names.next('', 'CON.pdf')).toBe('CON_.pdf');
    expect(names.next('', 'content.pdf')).toBe('content.pdf');
  });
});
