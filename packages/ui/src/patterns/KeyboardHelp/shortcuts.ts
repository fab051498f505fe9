/** Something that keys do. Told in one place: the same words serve help, menus and tooltips. */
export interface Shortcut {
  /** Tells it from the others; a later one of the same id takes its place. */
  id: string;
  /** As `aria-keyshortcuts` writes them: `Control+K`, `Shift+F10`, `?`. */
  keys: string;
  /** What it does: "Search or run a command". */
  label: string;
  /** Under which heading it is shown: "Everywhere", "In a grid". */
  group: string;
  /** Does it, anywhere on the page. Without it the component that has focus does. */
  run?: () => void;
}

export interface ShortcutRegistry {
  /** Adds one; the answer takes it away again. */
  register: (shortcut: Shortcut) => () => void;
  /** Told after each change; the answer stops that. */
  subscribe: (listener: () => void) => () => void;
  /** All, in the order they came. */
  read: () => readonly Shortcut[];
}

/** The one list of shortcuts, outside of React, so that anything can add to it. */
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
        // Whoever took its place stays.
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

/** What is pressed: the parts of a keyboard event that count. */
export interface Stroke {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** Whether a stroke is these keys. Control is Command on a Mac; a sign is compared as it is written. */
export function isStroke(keys: string, stroke: Stroke): boolean {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const sign = key.length === 1 && !/[a-z0-9]/i.test(key);
  return (
    stroke.key.toLowerCase() === key.toLowerCase() &&
    (stroke.ctrlKey || stroke.metaKey) === parts.includes('Control') &&
    stroke.altKey === parts.includes('Alt') &&
    // A sign brings the Shift that its layout needs.
    (sign || stroke.shiftKey === parts.includes('Shift'))
  );
}

/** A key as it is named, and the sign that is printed on it where that is not a word. */
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

/** The keys as a reader finds them on the keyboard: Ctrl and K, or Command and K on a Mac. */
export function keyNames(keys: string, mac: boolean): readonly KeyName[] {
  return keys.split('+').map((key) => (mac ? macNames[key] : undefined) ?? names[key] ?? { word: key });
}

/** Shortcuts under their headings, both in the order they came. */
export function grouped(
  shortcuts: readonly Shortcut[],
): readonly { group: string; shortcuts: readonly Shortcut[] }[] {
  const groups = new Map<string, Shortcut[]>();
  for (const shortcut of shortcuts) {
    groups.set(shortcut.group, [...(groups.get(shortcut.group) ?? []), shortcut]);
  }
  return [...groups].map(([group, list]) => ({ group, shortcuts: list }));
}
