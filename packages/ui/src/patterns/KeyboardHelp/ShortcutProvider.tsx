import { createContext, use, useEffect, type ReactNode } from 'react';
import { createShortcuts, isStroke, type Shortcut, type ShortcutRegistry } from './shortcuts.js';

const RegistryContext = createContext<ShortcutRegistry>(createShortcuts());

export interface ShortcutProviderProps {
  /** The page's registry. */
  registry: ShortcutRegistry;
  /** Page content. */
  children: ReactNode;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  );
}

/** Returns whether a modal dialog is open: the page's shortcuts are then inactive. */
function isBehindDialog(): boolean {
  return document.querySelector('[role=dialog][aria-modal=true], [role=alertdialog]') !== null;
}

/** Listens for the page's shortcuts. Single characters are ignored while users type. */
export function ShortcutProvider({ registry, children }: ShortcutProviderProps) {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing || isBehindDialog()) return;
      const held = event.ctrlKey || event.metaKey || event.altKey;
      if (!held && isTyping(event.target)) return;
      const shortcut = registry.read().find(({ keys, run }) => run !== undefined && isStroke(keys, event));
      if (shortcut === undefined) return;
      event.preventDefault();
      shortcut.run?.();
    }
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, [registry]);
  return <RegistryContext value={registry}>{children}</RegistryContext>;
}

/** Returns the page's registry. */
export function useShortcuts(): ShortcutRegistry {
  return use(RegistryContext);
}

/**
 * Registers a shortcut while the component is mounted. Pass the same object each time, or it is registered
 * again.
 */
export function useShortcut(shortcut: Shortcut): void {
  const registry = useShortcuts();
  useEffect(() => registry.register(shortcut), [registry, shortcut]);
}
