import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { BaseButton } from '../Button/BaseButton.js';
import * as styles from '../Button/Button.css.js';
import type { IconComponent } from '../Icon/Icon.js';
import { ChevronDownIcon } from '../Icon/icons.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Menu } from './Menu.js';
import type { MenuEntry } from './menuItems.js';

export interface MenuButtonProps {
  /** Text of the button; its name if only the icon or `triggerContent` is shown. */
  label: string;
  /** Items, with separated groups. */
  items: readonly MenuEntry[];
  /** Icon before the text. */
  icon?: IconComponent | undefined;
  /** Shows only the icon, with the label as its tooltip. */
  iconOnly?: boolean | undefined;
  /** Shown instead of the text: an avatar. */
  triggerContent?: ReactNode;
  /**
   * Variant, as of a Button in the same place.
   * @default 'ghost'
   */
  variant?: 'primary' | 'secondary' | 'ghost' | undefined;
  /**
   * Height: 28, 32 or 40 px; 44 on touch screens.
   * @default 'default'
   */
  size?: 'small' | 'default' | 'large' | undefined;
  /** Fills its container, with the text at its start, cut with an ellipsis. */
  fullWidth?: boolean | undefined;
  /** Announced before the label, where only its place shows what it is: "Your views". */
  context?: string | undefined;
  /** Of a button that fills its container: text after the label, which is never cut: "(changed)". */
  note?: string | undefined;
  /** Whether what it names is shown now, among other places to go to. */
  current?: boolean | undefined;
  /** Why the button is disabled. It stays focusable and shows the reason. */
  disabledReason?: string | undefined;
  /** Shows progress; the menu stays closed. */
  pending?: boolean | undefined;
  /**
   * Preferred side of the button; the menu flips if there is no room.
   * @default 'bottom start'
   */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
}

/** Opens a menu. Arrow down opens it at the first item, arrow up at the last. */
export function MenuButton({
  label,
  items,
  icon,
  iconOnly = false,
  triggerContent,
  variant = 'ghost',
  size = 'default',
  fullWidth = false,
  context,
  note,
  current,
  disabledReason,
  pending,
  placement = 'bottom start',
}: MenuButtonProps) {
  const id = useId();
  const ref = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'first' | 'last' | null>(null);
  const refused = disabledReason !== undefined && disabledReason !== '';

  function keys(event: KeyboardEvent): void {
    if (refused || pending === true) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
    }
  }

  // The name accompanies the avatar: initials alone would not match what screen readers announce.
  const named = (
    <>
      {triggerContent}
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
  const word = fullWidth ? (
    <>
      <span className={styles.start}>
        {context === undefined ? null : <VisuallyHidden>{context}:</VisuallyHidden>} {label}
      </span>
      {note === undefined ? null : (
        <>
          {/* Shown as no space of its own, but it parts the words of the name. */} <span>{note}</span>
        </>
      )}
    </>
  ) : (
    label
  );
  const text = iconOnly ? undefined : triggerContent === undefined ? word : named;
  return (
    <>
      <BaseButton
        ref={ref}
        variant={variant}
        size={size}
        icon={icon}
        iconEnd={iconOnly ? undefined : ChevronDownIcon}
        pending={pending}
        disabledReason={disabledReason}
        fullWidth={fullWidth}
        tooltip={iconOnly && opened === null ? label : undefined}
        aria-label={iconOnly ? label : undefined}
        aria-haspopup="menu"
        aria-current={current}
        aria-expanded={opened !== null}
        aria-controls={opened === null ? undefined : id}
        onKeyDown={keys}
        onPress={() => {
          setOpened(opened === null ? 'first' : null);
        }}
      >
        {text}
      </BaseButton>
      <Menu
        id={id}
        label={label}
        items={items}
        anchor={ref}
        open={opened !== null}
        focus={opened ?? 'first'}
        placement={placement}
        onOpenChange={(open) => {
          setOpened(open ? 'first' : null);
        }}
      />
    </>
  );
}
