import type { RefObject } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as styles from './Menu.css.js';
import { isChoices, toSections, type MenuEntry, type MenuSectionEntry } from './menuItems.js';
import { MenuChoiceRow, MenuRow } from './MenuRow.js';

export interface MenuProps {
  /** What the menu is about, for screen readers. */
  label: string;
  items: readonly MenuEntry[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What it hangs on. */
  anchor: RefObject<Element | null>;
  /** @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'right top';
  /** Where focus starts. @default 'first' */
  focus?: 'first' | 'last';
  id?: string;
}

function Section({ section }: { section: MenuSectionEntry }) {
  const heading =
    section.label === undefined ? null : <Header className={styles.heading}>{section.label}</Header>;
  if (isChoices(section)) {
    return (
      <MenuSection
        id={section.id}
        aria-label={section.label}
        className={styles.section}
        selectionMode={section.selection}
        selectedKeys={section.selected}
        disallowEmptySelection={section.selection === 'single'}
        onSelectionChange={(keys) => {
          const all = section.choices.map((choice) => choice.id);
          section.onSelectedChange(keys === 'all' ? all : all.filter((id) => keys.has(id)));
        }}
      >
        {heading}
        {section.choices.map((choice) => (
          <MenuChoiceRow key={choice.id} choice={choice} />
        ))}
      </MenuSection>
    );
  }
  return (
    <MenuSection id={section.id} aria-label={section.label ?? 'Actions'} className={styles.section}>
      {heading}
      {section.items.map((item) => (
        <MenuRow key={item.id} item={item} />
      ))}
    </MenuSection>
  );
}

/** A list of things to do, hung on an element. MenuButton and ContextMenu bring their own anchor. */
export function Menu({
  label,
  items,
  open,
  onOpenChange,
  anchor,
  placement = 'bottom start',
  focus = 'first',
  id,
}: MenuProps) {
  return (
    <Popover
      triggerRef={anchor}
      isOpen={open}
      onOpenChange={onOpenChange}
      placement={placement}
      offset={4}
      className={styles.float}
      trigger="MenuTrigger"
      aria-label={label}
    >
      <AriaMenu
        id={id}
        aria-label={label}
        autoFocus={focus}
        className={styles.menu}
        onClose={() => {
          onOpenChange(false);
        }}
      >
        {toSections(items).map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </AriaMenu>
    </Popover>
  );
}
