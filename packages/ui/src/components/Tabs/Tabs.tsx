import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './Tabs.css.js';

export interface TabItem {
  /** Tells it from the others. */
  id: string;
  /** Name of the part: "Branding". */
  label: string;
  /** A number after the label. */
  count?: number;
  /** Marks unsaved changes inside. */
  unsaved?: boolean;
  /** Rendered while it is chosen. */
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs divide, for screen readers. */
  label: string;
  /** The parts, in order. */
  items: readonly TabItem[];
  /** Id of the one that is open. */
  value: string;
  /** Told the id of the one that was opened. */
  onChange: (value: string) => void;
}

/** Parts of one place. Arrow keys choose, Home and End go to the first and the last. */
export function Tabs({ label, items, value, onChange }: TabsProps) {
  return (
    <Radix.Root className={styles.tabs} value={value} onValueChange={onChange}>
      <Radix.List className={styles.list} aria-label={label}>
        {items.map(({ id, label: text, count, unsaved }) => (
          <Radix.Trigger key={id} value={id} className={styles.tab}>
            {text}
            {count === undefined ? null : <span className={styles.count}>{count}</span>}
            {unsaved === true ? (
              <>
                <span className={styles.dot} />
                <VisuallyHidden>, unsaved changes</VisuallyHidden>
              </>
            ) : null}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map(({ id, content }) => (
        <Radix.Content key={id} value={id} className={styles.panel}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
