/** A keyboard shortcut. Defined once: help, menus and tooltips use the same text. */
export interface Shortcut {
  /** Unique id; a later shortcut with the same id replaces it. */
  id: string;
  /** Keys in the format of `aria-keyshortcuts`: `Control+K`, `Shift+F10`, `?`. */
  keys: string;
  /** Description: "Search or run a command". */
  label: string;
  /** Heading in the help: "Everywhere", "In a grid". */
  group: string;
  /** Called anywhere on the page. Without it, the focused component handles the keys. */
  run?: (() => void) | undefined;
}

export interface ShortcutRegistry {
  /** Registers a shortcut; returns a function that removes it. */
  register: (shortcut: Shortcut) => () => void;
  /** Calls the listener after each change; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Returns all shortcuts in order of registration. */
  read: () => readonly Shortcut[];
}

/** Creates the registry of shortcuts, outside React, so that any code can add to it. */
export function createShortcuts(): ShortcutRegistry {
  let all: readonly Shortcut[] = [];
  const listeners = new Set<() => void>();

  function set(next: readonly Shortcut[]): void {
    all = next;
    for (const listener of listeners) listener();
  }

  return {
    register(shortcut) {
      set([...all.filter(({ id }) => id !== shortcut.id), shortcut]);
      return () => {
        // A shortcut that replaced it stays.
        set(all.filter((known) => known !== shortcut));
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    read: () => all,
  };
}

/** The relevant parts of a keyboard event. */
export interface Stroke {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** The keys of a shortcut; the plus sign is a key too. */
function partsOf(keys: string): string[] {
  return keys.split(/\+(?=.)/u);
}

/**
 * Returns whether a stroke matches the keys. Control is Command on a Mac; a character is compared as typed.
 */
export function isStroke(keys: string, stroke: Stroke): boolean {
  const parts = partsOf(keys);
  const key = parts.at(-1) ?? '';
  const sign = key.length === 1 && !/[a-z0-9]/i.test(key);
  return (
    stroke.key.toLowerCase() === key.toLowerCase() &&
    (stroke.ctrlKey || stroke.metaKey) === parts.includes('Control') &&
    stroke.altKey === parts.includes('Alt') &&
    // A character includes the Shift that its layout needs.
    (sign || stroke.shiftKey === parts.includes('Shift'))
  );
}

/** Name of a key, and the symbol printed on it if it is not a word. */
export interface KeyName {
  /** "Ctrl", "Command", "Up". */
  readonly word: string;
  readonly sign?: 'command' | 'option' | 'shift' | 'up' | 'down' | 'left' | 'right';
}

const macNames: Readonly<Record<string, KeyName>> = {
  Control: { word: 'Command', sign: 'command' },
  Alt: { word: 'Option', sign: 'option' },
  Shift: { word: 'Shift', sign: 'shift' },
};
const names: Readonly<Record<string, KeyName>> = {
  Control: { word: 'Ctrl' },
  ArrowUp: { word: 'Up', sign: 'up' },
  ArrowDown: { word: 'Down', sign: 'down' },
  ArrowLeft: { word: 'Left', sign: 'left' },
  ArrowRight: { word: 'Right', sign: 'right' },
  Escape: { word: 'Esc' },
  ' ': { word: 'Space' },
};

/** Returns the keys as printed on the keyboard: Ctrl and K, or Command and K on a Mac. */
export function keyNames(keys: string, mac: boolean): readonly KeyName[] {
  return partsOf(keys).map((key) => (mac ? macNames[key] : undefined) ?? names[key] ?? { word: key });
}

/** Groups shortcuts under their headings, both in order of registration. */
export function grouped(
  shortcuts: readonly Shortcut[],
): readonly { group: string; shortcuts: readonly Shortcut[] }[] {
  const groups = new Map<string, Shortcut[]>();
  for (const shortcut of shortcuts) {
    groups.set(shortcut.group, [...(groups.get(shortcut.group) ?? []), shortcut]);
  }
  return [...groups].map(([group, list]) => ({ group, shortcuts: list }));
}
