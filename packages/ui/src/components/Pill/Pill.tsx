import type { ReactNode } from 'react';
import * as styles from './Pill.css.js';

export interface PillProps {
  /**
   * `outlined` for states in progress, a tone for finished ones, `bare` for neutral ones.
   * @default 'outlined'
   */
  tone?: 'outlined' | 'bare' | 'positive' | 'caution' | 'critical' | 'info' | 'accent' | undefined;
  /** Icon of 14 px before the text. */
  icon?: ReactNode;
  /** Text; a tone alone never conveys meaning. */
  children: ReactNode;
}

/** Shows a state in words. */
export function Pill({ tone = 'outlined', icon, children }: PillProps) {
  return (
    <span className={styles.pill} data-tone={tone} data-plain={icon === undefined ? '' : undefined}>
      {icon}
      <span className={styles.text}>{children}</span>
    </span>
  );
}
