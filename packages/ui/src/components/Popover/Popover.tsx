import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Badge } from '../Badge/Badge.js';
import { BaseButton } from '../Button/BaseButton.js';
import { firstFieldIn } from '../Dialog/firstField.js';
import type { IconComponent } from '../Icon/Icon.js';
import { ChevronDownIcon } from '../Icon/icons.js';
import { float } from '../Menu/Menu.css.js';
import { Float } from './Float.js';
import * as styles from './Popover.css.js';

export interface PopoverProps {
  /** Text of the button and name of the panel. */
  label: string;
  /** Number behind the text, with its noun for screen readers: 2 "in use". At 0 nothing is shown. */
  count?: { readonly value: number; readonly label: string } | undefined;
  /** Icon before the text. */
  icon?: IconComponent | undefined;
  /** Shows only the icon, with the label as its tooltip. */
  iconOnly?: boolean | undefined;
  /**
   * Variant, as of a Button in the same place.
   * @default 'ghost'
   */
  variant?: 'primary' | 'secondary' | 'ghost' | undefined;
  /**
   * 28, 32 or 40 px high; 44 under a finger.
   * @default 'default'
   */
  size?: 'small' | 'default' | 'large' | undefined;
  /** Why the button is disabled. It stays focusable and shows the reason. */
  disabledReason?: string | undefined;
  /**
   * Preferred side of the button; the panel flips if there is no room.
   * @default 'bottom start'
   */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  /**
   * `form` has the same width whatever its fields contain or still load; otherwise the content decides.
   * @default 'content'
   */
  width?: 'content' | 'form' | undefined;
  /** Removes padding, for a list with its own. */
  flush?: boolean | undefined;
  /** Opens the panel at first, for a button that was pressed while this component was loading. */
  defaultOpen?: boolean | undefined;
  /** Content of the panel; `close` closes it. */
  children: (close: () => void) => ReactNode;
}

/** Shows a button with a small panel: content or settings beside the work. */
export function Popover({
  label,
  count,
  icon,
  iconOnly = false,
  variant = 'ghost',
  size = 'default',
  disabledReason,
  placement = 'bottom start',
  width = 'content',
  flush = false,
  defaultOpen = false,
  children,
}: PopoverProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!defaultOpen) return undefined;
    const frame = requestAnimationFrame(() => {
      // First, because the focus returns to where it was when the panel opened.
      ref.current?.focus();
      setOpen(true);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [defaultOpen]);
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
        {iconOnly ? undefined : (
          <>
            {label} {count === undefined ? null : <Badge count={count.value} label={count.label} />}
          </>
        )}
      </BaseButton>
      <Float
        anchor={ref}
        open={open}
        onOpenChange={setOpen}
        placement={placement}
        holdsDialog
        className={float}
      >
        <Panel label={label} width={width} flush={flush}>
          {children(() => {
            setOpen(false);
          })}
        </Panel>
      </Float>
    </>
  );
}

interface PanelProps {
  label: string;
  width: 'content' | 'form';
  flush: boolean;
  children: ReactNode;
}

/** The keys start at its first field; without one, at the panel itself. */
function Panel({ label, width, flush, children }: PanelProps) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (ref.current !== null) firstFieldIn(ref.current)?.focus({ preventScroll: true });
  }, []);
  return (
    <Dialog
      ref={ref}
      aria-label={label}
      className={styles.panel}
      data-width={width}
      data-flush={flush ? '' : undefined}
    >
      {children}
    </Dialog>
  );
}
