import type { ReactNode } from 'react';
import { CloseIcon } from '../../components/Icon/icons.js';
import { IconButton } from '../../components/IconButton/IconButton.js';
import { useFits } from '../../components/Inline/useFits.js';
import * as styles from './BulkBar.css.js';

export interface BulkBarProps {
  /** Name of the region: "Selected documents". */
  label: string;
  /** The count: "3 selected". */
  count: string;
  /**
   * Ghost buttons for the actions on all of them; delete comes last. A function gets whether there is no room for their
   * texts in one line, and shows icons then. With `between` it also gets its form: 0 is the full one.
   */
  children: ReactNode | ((compact: boolean, form: number) => ReactNode);
  /**
   * Of a function as children: number of shorter forms that still have texts, such as one whose rare actions are in a
   * menu.
   * @default 0
   */
  between?: number | undefined;
  /** Called to clear the selection. */
  onClear: () => void;
}

/** At the start and the end of the bar, px. */
const PADDING = 24;

/**
 * Offers the actions on several selected rows. Pass it to `PageLayout` as `floating`. For one row use the
 * toolbar.
 */
export function BulkBar({ label, count, children, between = 0, onClear }: BulkBarProps) {
  const { room, content, form } = useFits([count, children], PADDING, between + 1);
  const inOneLine = typeof children === 'function';
  return (
    <div ref={room} className={styles.place}>
      <section
        ref={content}
        className={styles.bar}
        aria-label={label}
        data-floating-bar=""
        data-line={inOneLine ? '' : undefined}
      >
        <span className={styles.count}>{count}</span>
        <span className={styles.divider} />
        {inOneLine ? children(form > between, form) : children}
        <span className={styles.divider} />
        <IconButton label="Clear selection" icon={CloseIcon} onPress={onClear} />
      </section>
    </div>
  );
}
