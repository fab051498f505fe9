import type { IconComponent } from '../Icon/Icon.js';

/** Something a menu can do. */
export interface MenuItem {
  /** Tells it from the others. */
  id: string;
  /** What it does: "Download". */
  label: string;
  /** Before the words. */
  icon?: IconComponent;
  /** Why it cannot be chosen now; said below the label. It stays reachable. */
  disabledReason?: string | undefined;
  /**
   * `danger` for what cannot be undone.
   * @default 'default'
   */
  tone?: 'default' | 'danger';
  /** Keys that do the same, shown at the end: "Ctrl K". */
  shortcut?: string;
  /** Does it; the menu closes by itself. */
  onSelect: () => void;
}

/** A choice inside a menu. */
export interface MenuChoice {
  /** Tells it from the others. */
  id: string;
  /** What is chosen: "Dark". */
  label: string;
  /** Before the words. */
  icon?: IconComponent;
}

/** Items under a common line; the menu draws a hairline between groups. */
export interface MenuGroup {
  /** Tells it from the other groups. */
  id: string;
  /** Heading of the group. */
  label?: string;
  /** What belongs together. */
  items: readonly MenuItem[];
}

/** One or several of some choices, ticked. The menu stays open. */
export interface MenuChoices {
  /** Tells it from the other groups. */
  id: string;
  /** Heading of the choices: "Theme". */
  label: string;
  /** `single` keeps exactly one ticked. */
  selection: 'single' | 'multiple';
  /** Ids of what is ticked. */
  selected: readonly string[];
  /** Told all ids that are ticked, in the order of the choices. */
  onSelectedChange: (selected: readonly string[]) => void;
  /** What can be ticked. */
  choices: readonly MenuChoice[];
}

export type MenuEntry = MenuItem | MenuGroup | MenuChoices;

export type MenuSectionEntry = MenuGroup | MenuChoices;

export function isItem(entry: MenuEntry): entry is MenuItem {
  return 'onSelect' in entry;
}

export function isChoices(entry: MenuSectionEntry): entry is MenuChoices {
  return 'choices' in entry;
}

/** Neighbouring single items become one group, so that lines fall only between groups. */
export function toSections(entries: readonly MenuEntry[]): readonly MenuSectionEntry[] {
  const sections: MenuSectionEntry[] = [];
  let loose: MenuItem[] = [];
  function close(): void {
    const first = loose[0];
    if (first !== undefined) sections.push({ id: `items-${first.id}`, items: loose });
    loose = [];
  }
  for (const entry of entries) {
    if (isItem(entry)) {
      loose.push(entry);
    } else {
      close();
      sections.push(entry);
    }
  }
  close();
  return sections;
}
