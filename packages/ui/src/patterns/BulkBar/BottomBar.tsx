import type { ReactNode } from 'react';
import * as styles from './BulkBar.css.js';

export interface BottomBarProps {
  /** Name of the region: "Selected documents". */
  label: string;
  /** Number of selected rows: "1,284". */
  count: string;
  /** Icon buttons, the most common first; the rest in a menu at the end, and behind it what deletes or clears. */
  children: ReactNode;
}

/** Offers the actions on the selection, within a thumb's reach. Pass it to a grid as its footer on phones. */
export function BottomBar({ label, count, children }: BottomBarProps) {
  return (
    <section className={styles.bottom} aria-label={label} data-bottom-bar="">
      <span className={styles.bottomCount}>{count} selected</span>
      <span className={styles.bottomActions}>{children}</span>
    </section>
  );
}
