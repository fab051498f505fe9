import { arcs } from './arcs.js';
import * as styles from './SegmentedRing.css.js';

export interface SegmentedRingProps {
  /** Number of signatures so far. */
  signed: number;
  /** Number of required signatures; above 12 the ring shows a proportion. */
  total: number;
  /**
   * Width and height in px.
   * @default 14
   */
  size?: 14 | 20 | undefined;
}

const radius = 5;
const around = 2 * Math.PI * radius;

/** Shows who has signed, one arc for each, beside text. */
export function SegmentedRing({ signed, total, size = 14 }: SegmentedRingProps) {
  return (
    <svg viewBox="0 0 14 14" width={size} height={size} className={styles.ring} aria-hidden="true">
      {arcs(signed, total, size === 20 ? 20 : 28).map(({ signed: done, start, sweep }) => (
        <circle
          key={start}
          cx="7"
          cy="7"
          r={radius}
          className={styles.arc}
          data-signed={done ? '' : undefined}
          strokeDasharray={`${String((sweep / 360) * around)} ${String(around)}`}
          transform={`rotate(${String(start - 90)} 7 7)`}
        />
      ))}
    </svg>
  );
}
