import type { ReactNode } from 'react';
import { CloseIcon } from '../../components/Icon/icons.js';
import { IconButton } from '../../components/IconButton/IconButton.js';
import * as styles from './BulkBar.css.js';

export interface BulkBarProps {
  /** Name of the region: "Selected documents". */
  label: string;
  /** The count: "3 selected". */
  count: string;
  /** Ghost buttons for the actions on all of them; delete comes last. */
  children: ReactNode;
  /** Called to clear the selection. */
  onClear: () => void;
}

/**
 * Offers the actions on several selected rows. Pass it to `PageLayout` as `floating`. For one row use the
 * toolbar.
 */
export function BulkBar({ label, count, children, onClear }: BulkBarProps) {
  return (
    <div className={styles.place}>
      <section className={styles.bar} aria-label={label} data-floating-bar="">
        <span className={styles.count}>{count}</span>
        <span className={styles.divider} />
        {children}
        <span className={styles.divider} />
        <IconButton label="Clear selection" icon={CloseIcon} onPress={onClear} />
      </section>
    </div>
  );
}
