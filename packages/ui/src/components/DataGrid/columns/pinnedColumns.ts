import type { ColumnPin } from '../dataGrid.types.js';

/** The position of a column in a row, in CSS pixels. */
export interface PinnedPlace {
  left: number;
  width: number;
  /** The side it sticks to; undefined where it scrolls with the rest. */
  pin: ColumnPin | undefined;
  /** How far from that side it sticks. */
  inset: number;
}

/** Pinned columns may take this share of the room; beyond it nothing else could be read. */
const MOST = 0.6;

/** Columns in display order: those pinned to the start, the rest, those pinned to the end. */
export function pinnedOrder<Column>(
  columns: readonly Column[],
  pinOf: (column: Column) => ColumnPin | undefined,
): Column[] {
  const at = (pin: ColumnPin | undefined) => columns.filter((column) => pinOf(column) === pin);
  return [...at('start'), ...at(undefined), ...at('end')];
}

/**
 * Says where pinned columns stick. Where all columns fit none does: nothing
 * scrolls sideways, and a cell that sticks costs a layer of its own.
 */
export function stickColumns<Place extends { left: number; width: number }>(
  places: readonly Place[],
  pinOf: (place: Place) => ColumnPin | undefined,
  available: number,
): (Place & PinnedPlace)[] {
  const whole = places.reduce((sum, place) => sum + place.width, 0);
  const pinned = places.reduce((sum, place) => sum + (pinOf(place) === undefined ? 0 : place.width), 0);
  const sticks = whole > available && pinned <= available * MOST;
  return places.map((place) => {
    const pin = sticks ? pinOf(place) : undefined;
    const inset =
      pin === 'start' ? place.left : pin === 'end' ? Math.max(0, whole - place.left - place.width) : 0;
    return { ...place, pin, inset };
  });
}

/** Whether a pinned column is next to one that scrolls: a line separates them there. */
export function isPinEdge(places: readonly Pick<PinnedPlace, 'pin'>[], index: number): boolean {
  const pin = places[index]?.pin;
  return pin !== undefined && places[index + (pin === 'start' ? 1 : -1)]?.pin !== pin;
}

/** Room at either side that pinned columns cover, in pixels. */
export function coveredRoom(places: readonly PinnedPlace[]): { start: number; end: number } {
  const width = (pin: ColumnPin) =>
    places.reduce((sum, place) => sum + (place.pin === pin ? place.width : 0), 0);
  return { start: width('start'), end: width('end') };
}
