/** Runs at most `limit` tasks at a time, in the order in which they were asked for. */
export function createLimiter(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running < limit) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      release();
    }
  };
}
