import { useRef, useState, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { BaseButton } from '../Button/BaseButton.js';
import type { IconComponent } from '../Icon/Icon.js';
import { ChevronDownIcon } from '../Icon/icons.js';
import { float } from '../Menu/Menu.css.js';
import { Float } from './Float.js';
import * as styles from './Popover.css.js';

export interface PopoverProps {
  /** The button's words and the panel's name. */
  label: string;
  /** Before the words. */
  icon?: IconComponent;
  /** Shows the icon alone, the label as its tooltip. */
  iconOnly?: boolean;
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
  /**
   * Where the panel hangs on the button; it turns to the other side where there is no room.
   * @default 'bottom start'
   */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** Without padding, for a list that brings its own. */
  flush?: boolean;
  /** The panel; `close` closes it. */
  children: (close: () => void) => ReactNode;
}

/** A button and a small panel on it: something to look at or to set beside the work. */
export function Popover({
  label,
  icon,
  iconOnly = false,
  variant = 'ghost',
  size = 'default',
  disabledReason,
  placement = 'bottom start',
  flush = false,
  children,
}: PopoverProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <BaseButton
        ref={ref}
        variant={variant}
        size={size}
        icon={icon}
        iconEnd={iconOnly ? undefined : ChevronDownIcon}
        disabledReason={disabledReason}
        tooltip={iconOnly && !open ? label : undefined}
        aria-label={iconOnly ? label : undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPress={() => {
          setOpen(!open);
        }}
      >
        {iconOnly ? undefined : label}
      </BaseButton>
      <Float
        anchor={ref}
        open={open}
        onOpenChange={setOpen}
        placement={placement}
        holdsDialog
        className={float}
      >
        <Dialog aria-label={label} className={styles.panel} data-flush={flush ? '' : undefined}>
          {children(() => {
            setOpen(false);
          })}
        </Dialog>
      </Float>
    </>
  );
}
