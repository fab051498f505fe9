import pLimit from 'p-limit';

/** Outcome of one of many items. */
export type Outcome<Item> =
  | { readonly item: Item; readonly ok: true }
  | {
      readonly item: Item;
      readonly ok: false;
      /** Whatever was thrown. */
      readonly error: unknown;
    };

/** Maximum number of simultaneous calls of an action on several documents. */
export const AT_ONCE = 3;

/** Runs a function for each item, with limited concurrency, in order; a failure does not stop the others. */
export async function mapConcurrent<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  atOnce: number = AT_ONCE,
): Promise<Outcome<Item>[]> {
  const limit = pLimit(atOnce);
  return limit.map(items, (item) =>
    work(item).then(
      () => ({ item, ok: true }),
      (error: unknown) => ({ item, ok: false, error }),
    ),
  );
}
