/**
 * Zoom of the pages: natural size if there is room, as wide as the room, or a fraction of the natural size.
 */
export type Zoom = { kind: 'automatic' } | { kind: 'fitWidth' } | { kind: 'scale'; scale: number };

const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
export const smallestScale = steps[0];
export const largestScale = 4;

/** Rooms up to this width in px are those of phones. */
const narrowRoom = 560;
/** Below this scale the text of a page cannot be read on a phone. */
const readableScale = 0.75;

/**
 * Returns the current scale for pages `pageWidth` wide in a room of `room` pixels.
 *
 * @param isText Whether the pages are text, which a phone opens larger than its own width.
 */
export function scaleOf(zoom: Zoom, pageWidth: number, room: number, isText: boolean): number {
  if (zoom.kind === 'scale') return zoom.scale;
  if (pageWidth <= 0 || room <= 0) return 1;
  if (zoom.kind === 'automatic' && isText && room < narrowRoom)
    return Math.max(room / pageWidth, readableScale);
  return Math.min(Math.max(room / pageWidth, smallestScale), zoom.kind === 'automatic' ? 1 : largestScale);
}

/** Returns the next step up or down from a scale, which need not be a step itself. */
export function nextZoom(scale: number, direction: 'in' | 'out'): Zoom {
  const slack = 0.001;
  const found =
    direction === 'in'
      ? steps.find((step) => step > scale + slack)
      : steps.findLast((step) => step < scale - slack);
  return { kind: 'scale', scale: found ?? (direction === 'in' ? largestScale : smallestScale) };
}

export function formatZoom(scale: number): string {
  return `${Math.round(scale * 100)}%`;
}
