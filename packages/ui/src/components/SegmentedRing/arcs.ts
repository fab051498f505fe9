/** One arc of the ring, as the dash of a circle. */
export interface Arc {
  signed: boolean;
  /** Degrees clockwise from 12 o'clock. */
  start: number;
  sweep: number;
}

/**
 * Returns one arc for each signer with gaps between them; a single signer is the whole circle.
 * @param gap degrees
 */
export function arcs(signed: number, total: number, gap: number): readonly Arc[] {
  const count = Math.max(1, Math.min(total, 12));
  // More than twelve arcs would be dots: twelve arcs then show the proportion.
  const done = total <= 12 ? signed : Math.floor((signed / total) * 12);
  if (count === 1) return [{ signed: done >= 1, start: 0, sweep: 360 }];
  const fitting = Math.min(gap, 180 / count);
  const sweep = 360 / count - fitting;
  return Array.from({ length: count }, (_, index) => ({
    signed: index < done,
    start: (360 / count) * index + fitting / 2,
    sweep,
  }));
}
