import type { Schemas } from '@countersign/api-client/contract';

type Filter = Schemas['Filter'];

/** Number of documents that a filter shows: its own, and those of the filters below it. Undefined until it is known. */
export type CountOf = (filter: Filter) => number | undefined;

/** Returns a function that counts the documents of a filter with those below it, as selecting it lists them. */
export function countOf(counts: Schemas['FilterCounts'] | undefined): CountOf {
  if (counts === undefined) return () => undefined;
  const own = new Map(counts.Items.map(({ FilterId, Documents }) => [FilterId, Documents]));
  const withBelow = ({ Id, Items }: Filter): number =>
    Items.reduce((sum, item) => sum + withBelow(item), own.get(Id) ?? 0);
  return withBelow;
}
