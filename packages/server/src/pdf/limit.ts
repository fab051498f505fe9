import pLimit from 'p-limit';

/** From this size on (bytes) a PDF counts as big. A 100 MB file takes some 650 MB while it is signed. */
export const bigFile = 8 * 1024 * 1024;
const bigFilesAtOnce = 2;
const oneOfFew = pLimit(bigFilesAtOnce);

/** Processes small files at once, and large ones two at a time, in order. */
export async function withinMemory<T>(bytes: Uint8Array, work: () => Promise<T>): Promise<T> {
  return bytes.length < bigFile ? work() : oneOfFew(work);
}
