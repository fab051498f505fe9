import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './Badge.css.js';

export interface BadgeProps {
  /** The count. At 0 nothing is shown. */
  count: number;
  /** The counted things, for screen readers: "uploads running". */
  label: string;
  /**
   * Counts above the limit are shown with a plus: "99+".
   * @default 99
   */
  limit?: number | undefined;
  /**
   * `neutral` counts, `accent` marks something new, `caution` and `critical` need attention.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'caution' | 'critical' | undefined;
  /** Element with the badge at its upper corner: an icon button. Without it the badge is inline. */
  children?: ReactNode;
}

/** Counts what is waiting at its content. For a state in words, use a Pill. */
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
