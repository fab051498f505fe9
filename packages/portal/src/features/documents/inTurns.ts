/** What came of one of many. */
export type Outcome<Item> =
  { readonly item: Item; readonly error: null } | { readonly item: Item; readonly error: unknown };

/** So many calls at once where one action goes over several documents. */
export const AT_ONCE = 3;

/** Does the same to each of many, so many at a time, in their order; one that fails does not stop the others. */
export async function inTurns<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  atOnce: number = AT_ONCE,
): Promise<Outcome<Item>[]> {
  const outcomes: Outcome<Item>[] = [];
  const waiting = [...items.entries()];
  async function next(): Promise<void> {
    const entry = waiting.shift();
    if (entry === undefined) return;
    const [place, item] = entry;
    outcomes[place] = await work(item).then(
      () => ({ item, error: null }),
      (error: unknown) => ({ item, error }),
    );
    await next();
  }
  await Promise.all(Array.from({ length: atOnce }, next));
  return outcomes;
}
