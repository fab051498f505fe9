import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './Tabs.css.js';

export interface TabItem {
  /** Unique id. */
  id: string;
  /** Name of the section: "Branding". */
  label: string;
  /** Number after the label. */
  count?: number | undefined;
  /** Marks unsaved changes inside. */
  unsaved?: boolean | undefined;
  /** Rendered while the tab is open. */
  content: ReactNode;
}

export interface TabsProps {
  /** Name of the tab list, for screen readers. */
  label: string;
  /** Tabs, in order. */
  items: readonly TabItem[];
  /** Id of the open tab. */
  value: string;
  /** Called with the id of the opened tab. */
  onChange: (value: string) => void;
}

/** Shows one of several sections. Arrow keys select, Home and End go to the first and last tab. */
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
