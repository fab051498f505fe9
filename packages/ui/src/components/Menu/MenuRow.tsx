import { MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import { Icon } from '../Icon/Icon.js';
import { CheckIcon } from '../Icon/icons.js';
import * as styles from './Menu.css.js';
import type { MenuChoice, MenuItem } from './menuItems.js';

interface MenuRowProps {
  item: MenuItem;
}

/**
 * A disabled row can still be reached, and its reason is announced with its label; selecting it does nothing.
 */
export function MenuRow({ item }: MenuRowProps) {
  const { id, label, icon, disabledReason, tone = 'default', shortcut, onSelect } = item;
  const refused = disabledReason !== undefined && disabledReason !== '';
  return (
    <AriaMenuItem
      id={id}
      textValue={label}
      className={styles.item}
      shouldCloseOnSelect={!refused}
      onAction={refused ? undefined : onSelect}
      render={(props) =>
        'href' in props ? (
          <a {...props}>{props.children}</a>
        ) : (
          <div
            {...props}
            {...(refused ? { 'aria-disabled': true } : {})}
            data-tone={refused ? 'refused' : tone}
          />
        )
      }
    >
      {icon === undefined ? null : (
        <span className={styles.glyph}>
          <Icon icon={icon} />
        </span>
      )}
      <span className={styles.text}>
        <span>{label}</span>
        {refused ? <span className={styles.reason}>{disabledReason}</span> : null}
      </span>
      {shortcut === undefined ? null : <kbd className={styles.end}>{shortcut}</kbd>}
    </AriaMenuItem>
  );
}

interface MenuChoiceRowProps {
  choice: MenuChoice;
}

export function MenuChoiceRow({ choice: { id, label, icon } }: MenuChoiceRowProps) {
  return (
    <AriaMenuItem id={id} textValue={label} className={styles.item} shouldCloseOnSelect={false}>
      {icon === undefined ? null : (
        <span className={styles.glyph}>
          <Icon icon={icon} />
        </span>
      )}
      <span className={styles.text}>{label}</span>
      <span className={styles.end}>
        <span className={styles.tick}>
          <Icon icon={CheckIcon} />
        </span>
      </span>
    </AriaMenuItem>
  );
}
