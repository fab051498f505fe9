import { useState, type ReactNode } from 'react';
import { useContextMenu } from 'react-aria/useContextMenu';
import { ContextMenu } from './ContextMenu.js';
import * as styles from './ContextMenu.css.js';
import type { MenuEntry } from './menuItems.js';

export interface ContextMenuAreaProps {
  /** Name of the menu's subject, for screen readers: the row's title. */
  label: string;
  /** Items; nothing opens if empty. */
  items: readonly MenuEntry[];
  /** Content of the area. It must contain something focusable, so that keyboard users reach the menu. */
  children: ReactNode;
}

/** Adds a context menu to its content: right click, long press, Shift F10 or the menu key. */
export function ContextMenuArea({ label, items, children }: ContextMenuAreaProps) {
  const [at, setAt] = useState<{ x: number; y: number } | null>(null);
  const { contextMenuProps } = useContextMenu({
    onContextMenu: ({ target, x, y }) => {
      if (items.length === 0) return;
      const box = target.getBoundingClientRect();
      setAt({ x: box.left + x, y: box.top + y });
    },
  });
  return (
    <div {...contextMenuProps} className={styles.area}>
      {children}
      <ContextMenu
        label={label}
        items={items}
        at={at}
        onClose={() => {
          setAt(null);
        }}
      />
    </div>
  );
}
