import { describe, expect, it } from 'vitest';
import { isHostile } from './guards.ts';
import { crossReference, endlessObjects } from './testing/hostile.ts';
import { healthyKinds, longPdf } from './testing/samples.ts';
import { memoryAuthority, signEverything } from './testing/signing.ts';

const megabyte = 1024 * 1024;

describe('isHostile', () => {
  it('finds a cross-reference that is packed twice', () => {
    expect(isHostile(crossReference({ grown: megabyte, entries: 5, packed: 2 }))).toBe(true);
    expect(isHostile(crossReference({ grown: megabyte, entries: 5, packed: 1 }))).toBe(false);
  });

  it('finds a cross-reference of more objects than the file has bytes', () => {
    expect(isHostile(crossReference({ grown: megabyte, entries: 100_001, packed: 1 }))).toBe(true);
    expect(isHostile(crossReference({ grown: megabyte, entries: 100_000, packed: 1 }))).toBe(false);
  });

  it('finds a stream of objects that grows beyond 64 MB', () => {
    expect(isHostile(crossReference({ grown: 65 * megabyte, entries: 5, packed: 1 }))).toBe(true);
    const objects = { type: 'ObjStm', grown: 65 * megabyte, entries: 5, packed: 1 };
    expect(isHostile(crossReference(objects))).toBe(true);
    expect(isHostile(crossReference({ ...objects, grown: 63 * megabyte }))).toBe(false);
  });

  it('finds streams that never end', () => {
    expect(isHostile(endlessObjects(1002))).toBe(true);
    expect(isHostile(endlessObjects(1000))).toBe(false);
  });

  it('counts the streams that never end in the order of the file', () => {
    const comment = `%${'endstream'.repeat(4000)}\n`;
    expect(isHostile(endlessObjects(1002, comment))).toBe(true);
    expect(isHostile(endlessObjects(1000, comment))).toBe(false);
  });

  it('takes the word in a text for no stream', () => {
    const text = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nstream\n');
    const words = Buffer.from('std::ostream <- a stream_of/stream, upstream\n'.repeat(3000));
    expect(isHostile(Buffer.concat([text, words, Buffer.from('\nendstream\nendobj\n')]))).toBe(false);
  });

  const large = { grown: 65 * megabyte, entries: 5, packed: 1 };
  it.each([
    ['padded', { ...large, pad: `/Pad (${' '.repeat(50_000)})` }],
    ['spelled in digits', { ...large, type: 'Obj#53tm' }],
    ['of a spelled filter', { ...large, filter: 'Fl#61teDecode' }],
    ['packed twice as LZW', { grown: 100, entries: 5, packed: 2, filter: 'LZWDecode' }],
    ['packed twice as run lengths', { grown: 100, entries: 5, packed: 2, filter: 'RL' }],
  ])('finds a structure whose dictionary is written unusually: %s', (_, file) => {
    expect(isHostile(crossReference(file))).toBe(true);
    expect(isHostile(crossReference({ ...file, grown: 100, packed: 1 }))).toBe(false);
  });

  it('lets a large image after a trailer with two cross-references through', () => {
    const picture = crossReference({ type: 'XObject', grown: 65 * megabyte, entries: 5, packed: 1 });
    const trailer = Buffer.from('trailer\n<< /Size 5 /Root 1 0 R /XRefStm 9 >>\nstartxref\n9\n%%EOF\n');
    expect(isHostile(Buffer.concat([trailer, picture]))).toBe(false);
  });

  it.each(Object.entries(healthyKinds))('lets a PDF through, signed or not: %s', async (_, make) => {
    const { revisions } = await signEverything(await make(), await memoryAuthority());
    for (const revision of revisions) expect(isHostile(revision)).toBe(false);
  });

  it('lets a PDF of many pages through', async () => {
    expect(isHostile(await longPdf(3000))).toBe(false);
  });
});
