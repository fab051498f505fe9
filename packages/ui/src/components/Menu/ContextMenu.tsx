import { useRef } from 'react';
import * as styles from './ContextMenu.css.js';
import { Menu } from './Menu.js';
import type { MenuEntry } from './menuItems.js';

export interface ContextMenuProps {
  /** Name of the menu's subject, for screen readers: the row's title. */
  label: string;
  /** Items, with separated groups. */
  items: readonly MenuEntry[];
  /** Requested position, px in the window; null while closed. */
  at: { x: number; y: number } | null;
  /** Called when it is closed or an item was selected. */
  onClose: () => void;
}

/** Opens a menu for the thing under the pointer. Every action is available elsewhere too. */
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
