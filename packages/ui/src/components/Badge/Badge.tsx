import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './Badge.css.js';

export interface BadgeProps {
  /** How many. Nothing is drawn at 0. */
  count: number;
  /** What is counted, for screen readers: "uploads running". */
  label: string;
  /**
   * Beyond it a plus stands: "99+".
   * @default 99
   */
  limit?: number;
  /**
   * `neutral` counts, `accent` is new, `caution` and `critical` want somebody.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'caution' | 'critical';
  /** What it sits on, at the upper corner: an icon button. Without it the badge stands in the line. */
  children?: ReactNode;
}

/** A number at something: how many wait there. A state in words is a Pill. */
export function Badge({ count, label, limit = 99, tone = 'neutral', children }: BadgeProps) {
  const text = count > limit ? `${String(limit)}+` : String(count);
  const mark =
    count <= 0 ? null : (
      <span
        className={children === undefined ? styles.badge : `${styles.badge} ${styles.corner}`}
        data-tone={tone}
      >
        <span aria-hidden="true">{text}</span>
        <VisuallyHidden>{`${String(count)} ${label}`}</VisuallyHidden>
      </span>
    );
  if (children === undefined) return mark;
  return (
    <span className={styles.place}>
      {children}
      {mark}
    </span>
  );
}
