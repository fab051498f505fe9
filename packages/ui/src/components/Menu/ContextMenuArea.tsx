import { useState, type ReactNode } from 'react';
import { useContextMenu } from 'react-aria/useContextMenu';
import { ContextMenu } from './ContextMenu.js';
import * as styles from './ContextMenu.css.js';
import type { MenuEntry } from './menuItems.js';

export interface ContextMenuAreaProps {
  /** What the menu is about, for screen readers: the row's title. */
  label: string;
  /** What can be done with it; nothing opens where this is empty. */
  items: readonly MenuEntry[];
  /** What it is about. It must hold something that takes focus, so that the keyboard reaches the menu. */
  children: ReactNode;
}

/** Gives what is inside it a context menu: by the right button, a long touch, Shift F10 or the menu key. */
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
