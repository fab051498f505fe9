import pLimit from 'p-limit';

/** What came of one of many. */
export type Outcome<Item> =
  { readonly item: Item; readonly error: null } | { readonly item: Item; readonly error: unknown };

/** So many calls at once where one action goes over several documents. */
export const AT_ONCE = 3;

/** Does the same to each of many, so many at a time, in their order; one that fails does not stop the others. */
export async function mapConcurrent<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  atOnce: number = AT_ONCE,
): Promise<Outcome<Item>[]> {
  const limit = pLimit(atOnce);
  return limit.map(items, (item) =>
    work(item).then(
      () => ({ item, error: null }),
      (error: unknown) => ({ item, error }),
    ),
  );
}
