/**
 * Which of these may stay where they are while the others move, so that all of them are in order: as many as
 * possible, and always the anchor.
 * @param places the current position of each, in the required order
 * @param anchor index of the one that must not be moved, because it has the focus; -1 for none
 */
export function staying(places: readonly number[], anchor: number): ReadonlySet<number> {
  const held = places[anchor];
  /** Ends of the longest increasing runs so far, by length, as indices of `places`. */
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const [index, place] of places.entries()) {
    // Elements on the wrong side of the anchor must move.
    if (held !== undefined && Math.sign(index - anchor) !== Math.sign(place - held)) continue;
    const length = ends.findIndex((end) => (places[end] ?? 0) >= place);
    const at = length === -1 ? ends.length : length;
    before.set(index, ends[at - 1]);
    ends[at] = index;
  }
  const found = new Set<number>();
  for (let index = ends.at(-1); index !== undefined; index = before.get(index)) found.add(index);
  return found;
}

/** Whether they are already adjacent and in order, as a new grid's rows are. */
function areInOrder(elements: readonly Element[]): boolean {
  let last: Element | undefined;
  for (const element of elements) {
    if (last !== undefined && last.nextElementSibling !== element) return false;
    last = element;
  }
  return true;
}

/**
 * Puts children of one parent into this order, moving as few as possible. The one that has the focus is never
 * moved: it would lose it.
 */
export function putInOrder(parent: Element, elements: readonly Element[]): void {
  if (areInOrder(elements)) return;
  const places = new Map([...parent.children].map((child, place) => [child, place] as const));
  const anchor = elements.findIndex((element) => element.contains(document.activeElement));
  const stays = staying(
    elements.map((element) => places.get(element) ?? -1),
    anchor,
  );
  let next: Element | null = null;
  for (let index = elements.length - 1; index >= 0; index -= 1) {
    const element = elements[index];
    if (element === undefined) continue;
    if (!stays.has(index)) parent.insertBefore(element, next);
    next = element;
  }
}
