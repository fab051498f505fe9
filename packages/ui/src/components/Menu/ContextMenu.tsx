import { useRef, useState } from 'react';
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
  const [last, setLast] = useState(at);
  // Opened again after it could not be loaded: nobody else knows where it was asked for.
  const [again, setAgain] = useState(false);
  if (at !== null && at !== last) setLast(at);
  const point = at ?? (again ? last : null);
  return (
    <>
      <span ref={ref} className={styles.point} style={{ left: point?.x ?? 0, top: point?.y ?? 0 }} />
      <Menu
        label={label}
        items={items}
        anchor={ref}
        open={point !== null}
        onOpenChange={(open) => {
          setAgain(open);
          if (!open) onClose();
        }}
      />
    </>
  );
}
