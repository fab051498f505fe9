import { describe, expect, it } from 'vitest';
import { contentDisposition, downloadName, readRange, safeFileName } from './fileHeaders.ts';

describe('headers', () => {
  it('make names safe', () => {
    expect(safeFileName('../../etc/passwd')).toBe('.._.._etc_passwd');
    expect(safeFileName('a\u202Efdp.exe')).toBe('a_fdp.exe');
    expect(safeFileName('a\r\nb\u0085c.pdf')).toBe('a__b_c.pdf');
    expect(safeFileName(' .. ')).toBe('document');
    expect(downloadName('../a\u0000b\u202E.pdf')).toBe('.._a_b\u202E.pdf');
    expect(downloadName(' .. ')).toBe('document');
    expect(contentDisposition('inline', "it's (1)*.pdf")).toBe(
      `inline; filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`,
    );
  });

  it.each([
    `"quoted" 'x'.pdf`,
    '👨\u200d👩\u200d👧 family.pdf',
    'Cafe\u0301.pdf',
    '..pdf',
    '50%25 (a; b=c) <d>?.pdf',
    `${'ü'.repeat(251)}.pdf`,
  ])('carry the stored name: %j', (name) => {
    const header = contentDisposition('attachment', name);
    expect(header).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+$/u);
    expect(header.match(/filename="[^"\\%]*";/u)).not.toBeNull();
    expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(name);
  });

  it('read ranges', () => {
    expect(readRange('bytes=0-', 10)).toEqual({ kind: 'part', start: 0, end: 9 });
    expect(readRange('bytes=-3', 10)).toEqual({ kind: 'part', start: 7, end: 9 });
    expect(readRange('bytes=4-400', 10)).toEqual({ kind: 'part', start: 4, end: 9 });
    expect(readRange('bytes=10-', 10)).toEqual({ kind: 'none' });
    expect(readRange('bytes=5-4', 10)).toEqual({ kind: 'none' });
    expect(readRange('bytes=0-1,3-4', 10)).toEqual({ kind: 'whole' });
    expect(readRange('lines=0-1', 10)).toEqual({ kind: 'whole' });
  });
});
