import { useRef } from 'react';
import * as styles from './ContextMenu.css.js';
import { Menu } from './Menu.js';
import type { MenuEntry } from './menuItems.js';

export interface ContextMenuProps {
  /** What the menu is about, for screen readers: the row's title. */
  label: string;
  /** What can be done, groups apart from each other. */
  items: readonly MenuEntry[];
  /** Where it was asked for, px in the window; null while closed. */
  at: { x: number; y: number } | null;
  /** Told when it is left or something was chosen. */
  onClose: () => void;
}

/** The menu of what lies under the pointer. Everything in it can be done elsewhere too. */
export function ContextMenu({ label, items, at, onClose }: ContextMenuProps) {
  const ref = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={ref} className={styles.point} style={{ left: at?.x ?? 0, top: at?.y ?? 0 }} />
      <Menu
        label={label}
        items={items}
        anchor={ref}
        open={at !== null}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      />
    </>
  );
}
