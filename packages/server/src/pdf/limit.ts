/** Runs work with at most `most` at a time; the rest waits its turn in order. */
export function createLimiter(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** From this size on (bytes) a PDF counts as big. A 100 MB file takes some 650 MB while it is signed. */
const bigFile = 8 * 1024 * 1024;
const bigFilesAtOnce = 2;
const oneOfFew = createLimiter(bigFilesAtOnce);

/** Lets small files through at once, and big ones two at a time. */
export async function withinMemory<T>(bytes: Uint8Array, work: () => Promise<T>): Promise<T> {
  return bytes.length < bigFile ? work() : oneOfFew(work);
}
