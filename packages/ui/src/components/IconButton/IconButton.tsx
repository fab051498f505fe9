import type { RefObject } from 'react';
import { BaseButton } from '../Button/BaseButton.js';
import type { IconComponent } from '../Icon/Icon.js';

export interface IconButtonProps {
  /** Its name, which is also its tooltip. */
  label: string;
  /** The drawing, one that everybody knows. */
  icon: IconComponent;
  /**
   * `ghost` beside content; the others stand where a Button of theirs would.
   * @default 'ghost'
   */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'ghostDanger';
  /**
   * 28, 32 or 40 px square; 44 under a finger.
   * @default 'small'
   */
  size?: 'small' | 'default' | 'large';
  /** Shows that it works; nothing can be sent twice. */
  pending?: boolean;
  /** Why it cannot be pressed now. It stays focusable and says so. */
  disabledReason?: string | undefined;
  /** Whether it is on, for a button that toggles. */
  pressed?: boolean;
  /** Whether what it opens is open. */
  expanded?: boolean;
  /** The native element, to move focus to it. */
  ref?: RefObject<HTMLButtonElement | null>;
  /** Told each press; never while it is pending or refused. */
  onPress?: () => void;
}

/** A button whose words are in its tooltip. Only for drawings that everybody knows. */
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
