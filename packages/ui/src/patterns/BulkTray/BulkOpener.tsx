import type { ReactNode } from 'react';
import { ChevronDownIcon, ChevronRightIcon } from '../../components/Icon/icons.js';
import { Icon } from '../../components/Icon/Icon.js';
import * as styles from './BulkFailures.css.js';

interface BulkOpenerProps {
  open: boolean;
  /** Id of the names that it opens. */
  controls: string;
  /** How many there are. */
  count: string;
  onToggle: () => void;
  /** What they have in common. */
  children: ReactNode;
}

/** Opens and closes the names of the items that have something in common. */
export function BulkOpener({ open, controls, count, onToggle, children }: BulkOpenerProps) {
  return (
    <button
      type="button"
      className={styles.opener}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
    >
      <Icon icon={open ? ChevronDownIcon : ChevronRightIcon} size={14} />
      {children} <span className={styles.count}>{count}</span>
    </button>
  );
}
