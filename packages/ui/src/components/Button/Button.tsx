import type { ReactNode, RefObject } from 'react';
import type { IconComponent } from '../Icon/Icon.js';
import { BaseButton } from './BaseButton.js';

export interface ButtonProps {
  /**
   * `primary` once per region; `ghost` in toolbars; `danger` in dialogs, `ghostDanger` in toolbars; `link`
   * beside a heading.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'ghostDanger' | 'link' | undefined;
  /**
   * Height: 28, 32 or 40 px; 44 on touch screens.
   * @default 'default'
   */
  size?: 'small' | 'default' | 'large' | undefined;
  /** Icon before the text. */
  icon?: IconComponent | undefined;
  /** Icon after the text: the cross of a chip that removes something. */
  iconEnd?: IconComponent | undefined;
  /** Draws a pill, for what a press removes: 28 px high, and 36 on touch screens, where its target is still 44. */
  chip?: boolean | undefined;
  /** Shows progress and ignores further presses. */
  pending?: boolean | undefined;
  /** Why the button is disabled. It stays focusable and shows the reason. */
  disabledReason?: string | undefined;
  /**
   * `submit` submits the form around the button, or the one that `form` names.
   * @default 'button'
   */
  type?: 'button' | 'submit' | undefined;
  /** Id of a form that the button submits from outside, as in a dialog's footer. */
  form?: string | undefined;
  /** Makes the button as wide as its parent. */
  fullWidth?: boolean | undefined;
  /** Whether a toggle button is on. */
  pressed?: boolean | undefined;
  /** Kind of what a press loads and opens, for a button that another one replaces then. */
  opens?: 'dialog' | 'menu' | undefined;
  /** Focuses the button when it mounts: the safe answer to a question. */
  autoFocus?: boolean | undefined;
  /** Ref to the native element, to focus it. */
  ref?: RefObject<HTMLButtonElement | null> | undefined;
  /** Called on press unless pending or disabled. */
  onPress?: (() => void) | undefined;
  /** Text of the button: a verb and a noun, "Delete 3 documents". */
  children: ReactNode;
}

/** Triggers an action. To navigate, use a Link. */
export function Button({
  variant = 'secondary',
  size = 'default',
  pressed,
  opens,
  children,
  ...rest
}: ButtonProps) {
  return (
    <BaseButton
      {...rest}
      variant={variant}
      size={size}
      aria-pressed={pressed}
      aria-haspopup={opens}
      aria-expanded={opens === undefined ? undefined : false}
    >
      {children}
    </BaseButton>
  );
}
