import { useEffect, useState, type RefObject } from 'react';
import { lazyComponent } from '../lazyComponent/lazyComponent.js';
import { MenuBoundary } from './MenuBoundary.js';
import type { MenuEntry } from './menuItems.js';

export interface MenuProps {
  /** Name of the menu's subject, for screen readers. */
  label: string;
  /** Items, with separated groups. */
  items: readonly MenuEntry[];
  /** Whether it is open. */
  open: boolean;
  /** Called to close it: Escape, a press outside, a selection. */
  onOpenChange: (open: boolean) => void;
  /** Element that the menu is anchored to. */
  anchor: RefObject<Element | null>;
  /**
   * Preferred side of the anchor; flips if there is no room.
   * @default 'bottom start'
   */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'right top' | undefined;
  /**
   * Initial focus.
   * @default 'first'
   */
  focus?: 'first' | 'last' | undefined;
  /** Id, for `aria-controls` of the opener. */
  id?: string | undefined;
}

const loadPopup = async () => (await import('./MenuPopup.js')).MenuPopup;
const MenuPopup = lazyComponent(loadPopup);

/** Loads the code of menus in advance, while a page rests. Rejects if it can't be loaded. */
export async function preloadMenus(): Promise<void> {
  await loadPopup();
}

/** Shows actions anchored to an element. MenuButton and ContextMenu have their own anchor. */
export function Menu(props: MenuProps) {
  const { open, onOpenChange, anchor } = props;
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);

  // Users who point at the button are about to open it.
  useEffect(() => {
    const element = anchor.current;
    const signs = ['pointerenter', 'focus'] as const;
    for (const sign of signs) element?.addEventListener(sign, MenuPopup.preload);
    return () => {
      for (const sign of signs) element?.removeEventListener(sign, MenuPopup.preload);
    };
  }, [anchor]);

  if (!wanted) return null;
  return (
    <MenuBoundary open={open} onOpenChange={onOpenChange}>
      <MenuPopup {...props} />
    </MenuBoundary>
  );
}
