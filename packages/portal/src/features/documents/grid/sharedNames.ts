import type { Schemas } from '@countersign/api-client/contract';

type Filter = Schemas['Filter'];

/**
 * Returns what tells filters of the same name apart, ignoring case: the name of the filter around each, and its own.
 * Filters on the first level have none around them.
 */
export function sharedNames(tree: readonly Filter[]): ReadonlyMap<number, string> {
  const places = new Map<string, [number, string][]>();
  function visit(filters: readonly Filter[], around: string): void {
    for (const { Id, Text, Items } of filters) {
      const name = Text.toLowerCase();
      places.set(name, [...(places.get(name) ?? []), [Id, around + Text]]);
      visit(Items, `${Text} › `);
    }
  }
  visit(tree, '');
  return new Map([...places.values()].filter(({ length }) => length > 1).flat());
}
