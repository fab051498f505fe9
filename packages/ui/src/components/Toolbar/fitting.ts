interface Room {
  /** Available width in px. */
  available: number;
  /** Gap between two items in px. */
  gap: number;
  /** Width of the "More" button in px. */
  more: number;
}

/** Returns how many items fit, in order, if the rest moves behind one more button. */
export function fitting(widths: readonly number[], { available, gap, more }: Room): number {
  const whole = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1);
  if (whole <= available) return widths.length;
  let used = more;
  for (const [index, width] of widths.entries()) {
    used += width + gap;
    if (used > available) return index;
  }
  return widths.length;
}
