import type { ReactNode } from 'react';
import * as styles from './Pill.css.js';

export interface PillProps {
  /**
   * In progress is `outlined`, finished is filled in its tone, nothing is `bare`.
   * @default 'outlined'
   */
  tone?: 'outlined' | 'bare' | 'positive' | 'caution' | 'critical' | 'info' | 'accent';
  /** A 14 px drawing before the words. */
  icon?: ReactNode;
  /** Words; a tone alone never carries the meaning. */
  children: ReactNode;
}

/** A state in words. */
export function Pill({ tone = 'outlined', icon, children }: PillProps) {
  return (
    <span className={styles.pill} data-tone={tone} data-plain={icon === undefined ? '' : undefined}>
      {icon}
      <span className={styles.text}>{children}</span>
    </span>
  );
}
