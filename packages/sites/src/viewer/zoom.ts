/**
 * Zoom of the pages: natural size if there is room, as wide as the room, or a fraction of the natural size.
 */
export type Zoom = { kind: 'automatic' } | { kind: 'fitWidth' } | { kind: 'scale'; scale: number };

const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
export const smallestScale = steps[0];
export const largestScale = 4;

/** Returns the current scale for pages `pageWidth` wide in a room of `room` pixels. */
export function scaleOf(zoom: Zoom, pageWidth: number, room: number): number {
  if (zoom.kind === 'scale') return zoom.scale;
  if (pageWidth <= 0 || room <= 0) return 1;
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
