/** Limits of a pane's width, in CSS pixels. */
export interface PaneLimits {
  /** Narrowest, px. */
  min: number;
  /** Widest, px. */
  max: number;
}

/** What one press of an arrow moves by, in pixels. */
const STEP = 16;

export function withinLimits(width: number, { min, max }: PaneLimits): number {
  return Math.round(Math.max(min, Math.min(max, width)));
}

/** The width that a key asks for; undefined when the key is not the separator's. */
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
