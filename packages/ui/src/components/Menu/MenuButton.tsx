import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { BaseButton } from '../Button/BaseButton.js';
import type { IconComponent } from '../Icon/Icon.js';
import { ChevronDownIcon } from '../Icon/icons.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Menu } from './Menu.js';
import type { MenuEntry } from './menuItems.js';

export interface MenuButtonProps {
  /** The button's words; its name where only the icon or a face is shown. */
  label: string;
  /** What can be done, groups apart from each other. */
  items: readonly MenuEntry[];
  /** Before the words. */
  icon?: IconComponent;
  /** Shows the icon alone, the label as its tooltip. */
  iconOnly?: boolean;
  /** Shown instead of the words: an avatar. */
  triggerContent?: ReactNode;
  /**
   * As a Button of the same place.
   * @default 'ghost'
   */
  variant?: 'primary' | 'secondary' | 'ghost';
  /**
   * 28, 32 or 40 px high; 44 under a finger.
   * @default 'default'
   */
  size?: 'small' | 'default' | 'large';
  /** Why it cannot be opened now. It stays focusable and says so. */
  disabledReason?: string | undefined;
  /** Shows that it works; the menu stays closed. */
  pending?: boolean;
  /**
   * Where the menu hangs on the button; it turns to the other side where there is no room.
   * @default 'bottom start'
   */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

/** Opens a menu. Arrow down opens at the first item, arrow up at the last. */
export function MenuButton({
  label,
  items,
  icon,
  iconOnly = false,
  triggerContent,
  variant = 'ghost',
  size = 'default',
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

  // A face stands beside its name, not instead of it: initials alone would not match what is said.
  const named = (
    <>
      {triggerContent}
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
  const text = iconOnly ? undefined : triggerContent === undefined ? label : named;
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
        tooltip={iconOnly && opened === null ? label : undefined}
        aria-label={iconOnly ? label : undefined}
        aria-haspopup="menu"
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
