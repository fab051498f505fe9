import { useEffect, useState, type RefObject } from 'react';
import { lazyComponent } from '../lazyComponent/lazyComponent.js';
import type { MenuEntry } from './menuItems.js';

export interface MenuProps {
  /** What the menu is about, for screen readers. */
  label: string;
  /** What can be done, groups apart from each other. */
  items: readonly MenuEntry[];
  /** Whether it is shown. */
  open: boolean;
  /** Asked to close: Escape, a press outside, a choice. */
  onOpenChange: (open: boolean) => void;
  /** What it hangs on. */
  anchor: RefObject<Element | null>;
  /**
   * Where it hangs on the anchor; it turns to the other side where there is no room.
   * @default 'bottom start'
   */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'right top';
  /**
   * Where focus starts.
   * @default 'first'
   */
  focus?: 'first' | 'last';
  /** For `aria-controls` of what opens it. */
  id?: string;
}

const MenuPopup = lazyComponent(async () => (await import('./MenuPopup.js')).MenuPopup);

/** A list of things to do, hung on an element. MenuButton and ContextMenu bring their own anchor. */
export function Menu(props: MenuProps) {
  const { open, anchor } = props;
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);

  // Whoever points at the button is about to open it.
  useEffect(() => {
    const element = anchor.current;
    const signs = ['pointerenter', 'focus'] as const;
    for (const sign of signs) element?.addEventListener(sign, MenuPopup.preload);
    return () => {
      for (const sign of signs) element?.removeEventListener(sign, MenuPopup.preload);
    };
  }, [anchor]);

  return wanted ? <MenuPopup {...props} /> : null;
}
