import type { PageSize } from './document/viewerDocument.ts';

/**
 * Zoom of the pages: natural size if there is room, else as wide as the room; as wide as the room, whole within the room, or a fraction of the
 * natural size.
 */
export type Zoom =
  { kind: 'automatic' } | { kind: 'fitWidth' } | { kind: 'fitPage' } | { kind: 'scale'; scale: number };

export const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
export const smallestScale = steps[0];
export const largestScale = 4;
/** An image larger than the view is shown whole, however small. */
const smallestFit = 0.02;

/** Returns a scale within what the viewer shows. */
export function withinScales(scale: number): number {
  return Math.min(Math.max(scale, smallestScale), largestScale);
}

/**
 * Returns the current scale for pages of a size in a room of pixels.
 *
 * @param isText Whether the pages are text, which is read from top to bottom; a picture is seen whole.
 */
export function scaleOf(zoom: Zoom, page: PageSize, room: PageSize, isText: boolean): number {
  if (zoom.kind === 'scale') return zoom.scale;
  if (page.width <= 0 || room.width <= 0) return 1;
  const across = room.width / page.width;
  const whole = room.height > 0 ? Math.min(across, room.height / page.height) : across;
  if (zoom.kind === 'fitWidth') return withinScales(across);
  if (zoom.kind === 'fitPage') return Math.min(Math.max(whole, smallestFit), largestScale);
  return Math.min(Math.max(isText ? across : whole, smallestFit), 1);
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
