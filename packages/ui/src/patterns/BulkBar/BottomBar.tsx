import type { ReactNode } from 'react';
import * as styles from './BulkBar.css.js';

export interface BottomBarProps {
  /** Name of the region: "Selected documents". */
  label: string;
  /** The count: "3 selected", or "4 selected, 2 not shown". */
  count: string;
  /** Icon buttons, the most common first; the rest in a menu at the end, and behind it what deletes or clears. */
  children: ReactNode;
}

/** Offers the actions on the selection, within a thumb's reach. Pass it to a grid as its footer on phones. */
export function BottomBar({ label, count, children }: BottomBarProps) {
  return (
    <section data-bottom-bar="" className={styles.bottom} aria-label={label}>
      <span className={styles.bottomCount}>{count}</span>
      <span className={styles.bottomActions}>{children}</span>
    </section>
  );
}
