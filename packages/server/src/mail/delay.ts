/** Seconds until the next try, doubling: 30, 60, 120 … at most a quarter of an hour. */
export function delayAfter(attempt: number): number {
  return Math.min(30 * 2 ** (attempt - 1), 900);
}
