import type { ReactNode } from 'react';
import { CloseIcon } from '../../components/Icon/icons.js';
import { IconButton } from '../../components/IconButton/IconButton.js';
import * as styles from './BulkBar.css.js';

export interface BulkBarProps {
  /** Names the region: "Selected documents". */
  label: string;
  /** How many are chosen: "3 selected". */
  count: string;
  /** Ghost buttons for what can be done with all of them; what deletes comes last. */
  children: ReactNode;
  /** Chooses none. */
  onClear: () => void;
}

/**
 * What can be done with several rows at once. Give it to `PageLayout` as `floating`.
 * For one row use the toolbar.
 */
export function BulkBar({ label, count, children, onClear }: BulkBarProps) {
  return (
    <div className={styles.place}>
      <section className={styles.bar} aria-label={label}>
        <span className={styles.count}>{count}</span>
        <span className={styles.divider} />
        {children}
        <span className={styles.divider} />
        <IconButton label="Clear selection" icon={CloseIcon} onPress={onClear} />
      </section>
    </div>
  );
}
