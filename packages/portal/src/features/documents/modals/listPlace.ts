/** Where a document is in the list: at an index, or that where it was before it left the list; null if unknown. */
export type ListPlace = { readonly is: 'here' | 'gone'; readonly index: number } | null;

/** The index of the document after this one, 1, or before it, -1; it may be outside of the list. */
export function besideIndex(place: ListPlace, by: 1 | -1): number | null {
  if (place === null) return null;
  // What followed a document that has left the list stands in its place.
  if (place.is === 'gone') return by === 1 ? place.index : place.index - 1;
  return place.index + by;
}
