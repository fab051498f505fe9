import type { IconComponent } from '../Icon/Icon.js';

/** An action in a menu. */
export interface MenuItem {
  /** Unique id. */
  id: string;
  /** Text: "Download". */
  label: string;
  /** Icon before the text. */
  icon?: IconComponent | undefined;
  /** Why it is disabled; shown below the label. It stays reachable. */
  disabledReason?: string | undefined;
  /**
   * `danger` for actions that cannot be undone: they come last in the menu, behind a line.
   * @default 'default'
   */
  tone?: 'default' | 'danger' | undefined;
  /** Keyboard shortcut, shown at the end: "Ctrl K". */
  shortcut?: string | undefined;
  /**
   * Of items that exclude each other, such as places to go to: whether it is the current one. Unlike the choices of a
   * group it closes the menu.
   */
  current?: boolean | undefined;
  /** Performs the action; the menu closes automatically. */
  onSelect: () => void;
}

/** A selectable item of a menu. */
export interface MenuChoice {
  /** Unique id. */
  id: string;
  /** Text: "Dark". */
  label: string;
  /** Icon before the text. */
  icon?: IconComponent | undefined;
}

/** Items that belong together; the menu draws a hairline between groups. */
export interface MenuGroup {
  /** Unique id among the groups. */
  id: string;
  /** Heading of the group. */
  label?: string | undefined;
  /** Items of the group. */
  items: readonly MenuItem[];
}

/** A group to select one or several items from. The menu stays open, but Enter on a single choice closes it. */
export interface MenuChoices {
  /** Unique id among the groups. */
  id: string;
  /** Heading of the group: "Theme". */
  label: string;
  /** `single` keeps exactly one item selected. */
  selection: 'single' | 'multiple';
  /** Ids of the selected items. */
  selected: readonly string[];
  /** Called with the ids of all selected items, in the order of `choices`. */
  onSelectedChange: (selected: readonly string[]) => void;
  /** Selectable items. */
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

/** Moves dangerous items, of whichever group, into one of their own at the end. */
function dangerLast(sections: readonly MenuSectionEntry[]): readonly MenuSectionEntry[] {
  const isDangerous = ({ tone }: MenuItem) => tone === 'danger';
  const dangerous = sections.flatMap((section) =>
    isChoices(section) ? [] : section.items.filter(isDangerous),
  );
  if (dangerous.length === 0) return sections;
  const others = sections.flatMap((section) => {
    if (isChoices(section) || !section.items.some(isDangerous)) return [section];
    const items = section.items.filter((item) => !isDangerous(item));
    return items.length === 0 ? [] : [{ ...section, items }];
  });
  return [...others, { id: 'danger', items: dangerous }];
}

/**
 * Adjacent single items become one group, so that lines appear only between groups. What cannot be undone comes last,
 * behind a line.
 */
export function toSections(entries: readonly MenuEntry[]): readonly MenuSectionEntry[] {
  return dangerLast(grouped(entries));
}

function grouped(entries: readonly MenuEntry[]): readonly MenuSectionEntry[] {
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
