import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { freeBytes } from '../blobs/freeBytes.ts';
import { chunkFrame, someBytes } from '../testing/filesFixture.ts';
import { openChunkForm } from './chunkForm.ts';

const size = 1_000;
const plan = { identifier: 'u_1', chunkSize: size, totalSize: size };

/** As reads from the line have them: each in memory of its own. */
function readsOf(whole: Uint8Array, ends: readonly number[]): Buffer[] {
  return [...ends, whole.length].map((end, index) => {
    const read = new Uint8Array(whole.subarray(index === 0 ? 0 : ends[index - 1], end));
    return Buffer.from(read.buffer);
  });
}

/** Reads the file of a form as the disk does, which frees the memory of what it wrote. */
async function readFile(reads: readonly Buffer[]): Promise<Buffer> {
  const form = await openChunkForm(Readable.from(reads), 'multipart/form-data; boundary=x');
  const file: Buffer[] = [];
  for await (const piece of form.file(size)) {
    file.push(Buffer.from(piece));
    freeBytes(piece);
  }
  return Buffer.concat(file);
}

it('reads a file wherever the line cuts it, also right before the end of the form', async () => {
  const { head, tail } = chunkFrame(plan, 1, size);
  const bytes = someBytes(size);
  const whole = Buffer.concat([head, bytes, tail]);
  const end = head.length + size;
  for (const cut of [end - 1, end, end + 1, whole.length - 1])
    for (const first of [head.length - 1, head.length, head.length + 1])
      expect(await readFile(readsOf(whole, [first, cut]))).toEqual(Buffer.from(bytes));
});
