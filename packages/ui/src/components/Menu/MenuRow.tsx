import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../Icon/Icon.js';
import { CheckIcon } from '../Icon/icons.js';
import * as styles from './Menu.css.js';
import type { MenuChoice, MenuItem } from './menuItems.js';

interface RowProps {
  role: 'menuitem' | 'menuitemradio' | 'menuitemcheckbox';
  icon: IconComponent | undefined;
  tone?: 'default' | 'danger' | 'refused';
  checked?: boolean | undefined;
  /** Of a choice: whether it is the only one of its group. */
  choice?: 'single' | 'multiple' | undefined;
  onSelect: (() => void) | undefined;
  children: ReactNode;
}

function Row({ role, icon, tone, checked, choice, onSelect, children }: RowProps) {
  return (
    // The menu has the keys of all its rows.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role={role}
      tabIndex={-1}
      className={styles.item}
      aria-disabled={onSelect === undefined || undefined}
      aria-checked={checked}
      data-tone={tone}
      data-choice={choice}
      data-selected={checked === true ? '' : undefined}
      onClick={onSelect}
      // The row under the pointer is the one that has the keys.
      onPointerMove={({ currentTarget, pointerType }) => {
        if (pointerType !== 'touch' && document.activeElement !== currentTarget)
          currentTarget.focus({ preventScroll: true });
      }}
    >
      {icon === undefined ? null : (
        <span className={styles.glyph}>
          <Icon icon={icon} />
        </span>
      )}
      {children}
    </div>
  );
}

function Tick() {
  return (
    <span className={styles.end}>
      <span className={styles.tick}>
        <Icon icon={CheckIcon} />
      </span>
    </span>
  );
}

interface MenuRowProps {
  item: MenuItem;
  onClose: () => void;
}

/** A disabled row can still be reached, and its reason is announced with its label; selecting it does nothing. */
export function MenuRow({ item, onClose }: MenuRowProps) {
  const { label, icon, disabledReason, tone = 'default', shortcut, current, onSelect } = item;
  const refused = disabledReason !== undefined && disabledReason !== '';
  function select(): void {
    onSelect();
    onClose();
  }
  return (
    <Row
      role={current === undefined ? 'menuitem' : 'menuitemradio'}
      icon={icon}
      tone={refused ? 'refused' : tone}
      checked={current}
      onSelect={refused ? undefined : select}
    >
      <span className={styles.text}>
        <span>{label}</span>
        {refused ? <span className={styles.reason}>{disabledReason}</span> : null}
      </span>
      {shortcut === undefined ? null : <kbd className={styles.end}>{shortcut}</kbd>}
      {current === undefined ? null : <Tick />}
    </Row>
  );
}

interface MenuChoiceRowProps extends Pick<RowProps, 'role' | 'checked' | 'onSelect'> {
  choice: MenuChoice;
}

/** Selecting it leaves the menu open, unless it is a single choice and the key was Enter. */
export function MenuChoiceRow({ choice: { label, icon }, ...row }: MenuChoiceRowProps) {
  return (
    <Row icon={icon} choice={row.role === 'menuitemradio' ? 'single' : 'multiple'} {...row}>
      <span className={styles.text}>{label}</span>
      <Tick />
    </Row>
  );
}
