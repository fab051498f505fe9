import { searchForm } from '@countersign/api-client/rules';
import type { FilterNode } from '@countersign/ui';

/** What a search leaves of the filters. */
export interface NarrowedFilters {
  /** Those that match, with all above and below them. */
  readonly filters: readonly FilterNode[];
  /** The filters above one that matches: they are expanded. */
  readonly above: ReadonlySet<number>;
  /** The first that matches, with all above it, top to bottom; empty if none does. */
  readonly first: readonly number[];
}

/** Narrows filters to those whose name contains a text. */
export function narrowFilters(filters: readonly FilterNode[], text: string): NarrowedFilters {
  const term = searchForm(text.trim());
  const above = new Set<number>();
  let first: readonly number[] = [];

  function narrow(nodes: readonly FilterNode[], path: readonly number[]): readonly FilterNode[] {
    return nodes.flatMap((node) => {
      const here = [...path, node.id];
      const isMatch = searchForm(node.text).includes(term);
      if (isMatch && first.length === 0) first = here;
      const items = narrow(node.items, here);
      if (items.length > 0) above.add(node.id);
      // All below a match stay: one of them may be meant.
      if (isMatch) return [node];
      return items.length > 0 ? [{ ...node, items }] : [];
    });
  }
  return { filters: narrow(filters, []), above, first };
}
