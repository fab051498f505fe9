import type { MenuProps } from './Menu.js';
import * as styles from './Menu.css.js';
import { isChoices, toSections, type MenuChoices, type MenuSectionEntry } from './menuItems.js';
import { MenuChoiceRow, MenuRow } from './MenuRow.js';
import { MenuSurface } from './MenuSurface.js';

/** The choices with this one turned over, in their order; of a single choice only this one. */
function turned({ selection, selected, choices }: MenuChoices, id: string): readonly string[] {
  if (selection === 'single') return [id];
  return choices.map((choice) => choice.id).filter((each) => selected.includes(each) !== (each === id));
}

function Section({ section, onClose }: { section: MenuSectionEntry; onClose: () => void }) {
  return (
    <section
      role={section.label === undefined ? 'presentation' : 'group'}
      aria-label={section.label}
      className={styles.section}
    >
      {section.label === undefined ? null : (
        <header role="presentation" className={styles.heading}>
          {section.label}
        </header>
      )}
      {isChoices(section)
        ? section.choices.map((choice) => (
            <MenuChoiceRow
              key={choice.id}
              choice={choice}
              role={section.selection === 'single' ? 'menuitemradio' : 'menuitemcheckbox'}
              checked={section.selected.includes(choice.id)}
              onSelect={() => section.onSelectedChange(turned(section, choice.id))}
            />
          ))
        : section.items.map((item) => <MenuRow key={item.id} item={item} onClose={onClose} />)}
    </section>
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
  if (!open) return null;
  function close(): void {
    onOpenChange(false);
  }
  return (
    <MenuSurface {...{ label, anchor, placement, focus, id }} onClose={close}>
      {toSections(items).map((section) => (
        <Section key={section.id} section={section} onClose={close} />
      ))}
    </MenuSurface>
  );
}
