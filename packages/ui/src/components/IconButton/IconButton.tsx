import type { RefObject } from 'react';
import { BaseButton } from '../Button/BaseButton.js';
import type { IconComponent } from '../Icon/Icon.js';

export interface IconButtonProps {
  /** Name, which is also the tooltip. */
  label: string;
  /** A well-known icon. */
  icon: IconComponent;
  /**
   * `ghost` beside content; the others as for a Button in the same place.
   * @default 'ghost'
   */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'ghostDanger' | undefined;
  /**
   * Size: 28, 32 or 40 px square; 44 on touch screens.
   * @default 'small'
   */
  size?: 'small' | 'default' | 'large' | undefined;
  /** Shows progress and ignores further presses. */
  pending?: boolean | undefined;
  /** Why the button is disabled. It stays focusable and shows the reason. */
  disabledReason?: string | undefined;
  /** Whether a toggle button is on. */
  pressed?: boolean | undefined;
  /** Whether the element that it opens is open. */
  expanded?: boolean | undefined;
  /** Ref to the native element, to focus it. */
  ref?: RefObject<HTMLButtonElement | null> | undefined;
  /** Called on press unless pending or disabled. */
  onPress?: (() => void) | undefined;
}

/** Renders a button with only an icon and a tooltip. Only for well-known icons. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'small',
  pressed,
  expanded,
  ...rest
}: IconButtonProps) {
  return (
    <BaseButton
      {...rest}
      variant={variant}
      size={size}
      tooltip={label}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
    />
  );
}
