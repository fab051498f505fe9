import { afterEach, describe, expect, it, vi } from 'vitest';
import { ArchiveNames, folderPath } from './archiveNames.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

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
    expect(names.next(folderPath(['..', 'C:\\x']), '../../etc/passwd')).toBe(
      'document/C__x/.._.._etc_passwd',
    );
    expect(names.next('', 'CON.pdf')).toBe('CON_.pdf');
    expect(names.next('', 'con .txt')).toBe('con_ .txt');
    expect(names.next('', 'COM¹.txt')).toBe('COM¹_.txt');
    expect(names.next('', 'conin$.txt')).toBe('conin$_.txt');
    expect(names.next('', 'content.pdf')).toBe('content.pdf');
  });

  it('look like no other ones', () => {
    const [separators, bidi] = ['\u2028\u2029', '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];
    for (const mark of separators + bidi) {
      const name = `in${mark}v.exe`;
      expect(new ArchiveNames([]).next(folderPath([name]), name)).toBe('in_v.exe/in_v.exe');
    }
    const names = new ArchiveNames([]);
    expect(names.next('', 'a\u2066.pdf')).toBe('a_.pdf');
    expect(names.next('', 'a\u2069.pdf')).toBe('a_ (2).pdf');
  });

  it.each([
    '..pdf',
    'שלום\u200f.pdf',
    ' .hidden',
    "'x' %1 (final).pdf",
    '👨\u200d👩\u200d👧 family.pdf',
    'Cafe\u0301.pdf',
    `${'x'.repeat(251)}.pdf`,
  ])('are the stored ones where they can be: %j', (name) => {
    expect(new ArchiveNames([]).next(folderPath([name]), name)).toBe(`${name}/${name}`);
  });

  it('are changed only where a system could not unpack them', () => {
    const names = new ArchiveNames([]);
    expect(names.next('', '"quoted": 2 < 3?.pdf')).toBe('_quoted__ 2 _ 3_.pdf');
    expect(folderPath(['Tax 2026. ', 'A.'])).toBe('Tax 2026__/A_');
    const long = `${'x'.repeat(251)}.pdf`;
    expect(names.next('', long)).toBe(long);
    expect(names.next('', long)).toBe(`${'x'.repeat(247)} (2).pdf`);
    const emoji = '🐑'.repeat(120);
    expect(names.next('', `${emoji}.pdf`)).toBe(`${'🐑'.repeat(62)}.pdf`);
    expect(names.next('', `${emoji}.pdf`)).toBe(`${'🐑'.repeat(61)} (2).pdf`);
  });

  it('are found at once for thousands of equal names', () => {
    const names = new ArchiveNames(['Tax']);
    const lookUp = vi.spyOn(Set.prototype, 'has');
    const paths = Array.from({ length: 10_000 }, () => names.next('Tax', 'Return.pdf'));
    const lookUps = lookUp.mock.calls.length;
    lookUp.mockRestore();
    expect(paths.slice(0, 3)).toEqual(['Tax/Return.pdf', 'Tax/Return (2).pdf', 'Tax/Return (3).pdf']);
    expect(paths.at(-1)).toBe('Tax/Return (10000).pdf');
    expect(new Set(paths).size).toBe(paths.length);
    expect(lookUps).toBe(paths.length);
  });

  it('skip a number that another name has', () => {
    const names = new ArchiveNames([]);
    expect(names.next('', 'a (2).pdf')).toBe('a (2).pdf');
    expect(names.next('', 'a.pdf')).toBe('a.pdf');
    expect(names.next('', 'a.pdf')).toBe('a (3).pdf');
    expect(names.next('', 'a (2).pdf')).toBe('a (2) (2).pdf');
    expect(names.next('', 'a.pdf')).toBe('a (4).pdf');
  });
});
