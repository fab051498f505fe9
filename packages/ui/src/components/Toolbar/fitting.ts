interface Room {
  /** px for everything. */
  available: number;
  /** px between two. */
  gap: number;
  /** px that the button takes which opens the rest. */
  more: number;
}

/** How many of the items fit in their order, where the rest goes behind one more button. */
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
