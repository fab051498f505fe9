/** As much of a query as says whether reading it again brings anything. */
interface ReadState {
  readonly data: unknown;
  readonly dataUpdateCount: number;
  readonly errorUpdateCount: number;
}

/** Reads in a row that bring nothing before the next ones come less often. */
const QUIET_READS = 6;

/**
 * Creates a `refetchInterval`: as often as asked while there is news, then less and less often while there is none,
 * twice as long after each read that fails. A hidden page reads nothing: the cache holds its intervals.
 *
 * @param often Milliseconds between two reads
 * @param seldom The longest time between two reads in ms
 */
export function createQuietInterval(often: number, seldom: number): (query: { state: ReadState }) => number {
  let news: unknown;
  let readsAtNews = 0;
  let readsAtSuccess = 0;
  let errorsAtSuccess = 0;
  return ({ state: { data, dataUpdateCount, errorUpdateCount } }) => {
    if (data !== news) {
      news = data;
      readsAtNews = dataUpdateCount;
    }
    if (dataUpdateCount !== readsAtSuccess) {
      readsAtSuccess = dataUpdateCount;
      errorsAtSuccess = errorUpdateCount;
    }
    const quiet = Math.floor((dataUpdateCount - readsAtNews) / QUIET_READS);
    const failed = errorUpdateCount - errorsAtSuccess;
    return Math.min(seldom, often * 2 ** (quiet + failed));
  };
}
