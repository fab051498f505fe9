import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuSection } from 'react-aria-components/Menu';
import { Float } from '../Popover/Float.js';
import type { MenuProps } from './Menu.js';
import * as styles from './Menu.css.js';
import { isChoices, toSections, type MenuSectionEntry } from './menuItems.js';
import { MenuChoiceRow, MenuRow } from './MenuRow.js';

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

/** Lives in a separate file: a page loads it when its first menu opens. */
export function MenuPopup({
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
    <Float
      anchor={anchor}
      open={open}
      onOpenChange={onOpenChange}
      placement={placement}
      className={styles.float}
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
    </Float>
  );
}
