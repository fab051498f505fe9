/** Limits of a pane's width, in CSS pixels. */
export interface PaneLimits {
  /** Minimum in px. */
  min: number;
  /** Maximum in px. */
  max: number;
}

/** Pixels that one press of an arrow key moves. */
const STEP = 16;

export function withinLimits(width: number, { min, max }: PaneLimits): number {
  return Math.round(Math.max(min, Math.min(max, width)));
}

/** Returns the width after a key press; undefined for other keys. */
export function widthForKey(key: string, width: number, limits: PaneLimits): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return withinLimits(width - STEP, limits);
    case 'ArrowRight':
      return withinLimits(width + STEP, limits);
    case 'Home':
      return limits.min;
    case 'End':
      return limits.max;
    default:
      return undefined;
  }
}
