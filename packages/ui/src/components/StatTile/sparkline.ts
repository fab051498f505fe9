export interface Sparkline {
  /** The line, as the `d` of a path. */
  line: string;
  /** The same, closed along the bottom. */
  area: string;
  /** End point of the line. */
  end: { x: number; y: number };
}

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Computes a line through the values from left to right, within the box and the inset that its stroke needs.
 * It never overshoots a value: each bend is flat at its ends. Fewer than two values draw nothing.
 */
export function sparkline(
  values: readonly number[],
  { width, height, inset }: { width: number; height: number; inset: number },
): Sparkline | null {
  if (values.length < 2) return null;
  const least = Math.min(...values);
  const span = Math.max(...values) - least;
  const points = values.map((value, index) => ({
    x: round(inset + (index / (values.length - 1)) * (width - 2 * inset)),
    // A flat line runs through the middle, because no change is not zero.
    y: round(span === 0 ? height / 2 : height - inset - ((value - least) / span) * (height - 2 * inset)),
  }));
  const [first] = points;
  const end = points.at(-1);
  if (first === undefined || end === undefined) return null;
  const bends = points.slice(1).map((to, index) => {
    const from = points[index] ?? first;
    const middle = round((from.x + to.x) / 2);
    return `C${String(middle)} ${String(from.y)} ${String(middle)} ${String(to.y)} ${String(to.x)} ${String(to.y)}`;
  });
  const line = `M${String(first.x)} ${String(first.y)}${bends.join('')}`;
  return { line, area: `${line}V${String(height)}H${String(first.x)}Z`, end };
}
