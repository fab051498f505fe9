import type { ReactNode, RefObject } from 'react';
import type { IconComponent } from '../Icon/Icon.js';
import { BaseButton } from './BaseButton.js';

export interface ButtonProps {
  /**
   * `primary` once per region; `ghost` in toolbars; `danger` in dialogs, `ghostDanger` in toolbars.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'ghostDanger';
  /**
   * 28, 32 or 40 px high; 44 under a finger.
   * @default 'default'
   */
  size?: 'small' | 'default' | 'large';
  /** Before the words. */
  icon?: IconComponent;
  /** Shows that it works; nothing can be sent twice. */
  pending?: boolean;
  /** Why it cannot be pressed now. It stays focusable and says so. */
  disabledReason?: string | undefined;
  /**
   * `submit` sends the form it stands in, or the one that `form` names.
   * @default 'button'
   */
  type?: 'button' | 'submit';
  /** Id of the form it submits from outside, as a dialog's footer does. */
  form?: string;
  /** As wide as its parent. */
  fullWidth?: boolean;
  /** Whether it is on, for a button that toggles. */
  pressed?: boolean;
  /** Takes focus when it appears: the safe answer of a question. */
  autoFocus?: boolean;
  /** The native element, to move focus to it. */
  ref?: RefObject<HTMLButtonElement | null>;
  /** Told each press; never while it is pending or refused. */
  onPress?: () => void;
  /** What it does, a verb first: "Delete 3 documents". */
  children: ReactNode;
}

/** Does something. What goes somewhere is a Link. */
export function Button({ variant = 'secondary', size = 'default', pressed, children, ...rest }: ButtonProps) {
  return (
    <BaseButton {...rest} variant={variant} size={size} aria-pressed={pressed}>
      {children}
    </BaseButton>
  );
}
