import type { ReactNode } from 'react';
import * as styles from './ButtonGroup.css.js';

export interface ButtonGroupProps {
  /** Name of the group, for screen readers: "Resend Invitation". */
  label: string;
  /** Joins the buttons into one control: a button and the menu of its variants. */
  attached?: boolean | undefined;
  /**
   * `end` is for the end of a form, with the primary button last.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined;
  /** Buttons, icon buttons and menu buttons. */
  children: ReactNode;
}

/** Groups buttons. For many in a row, use a Toolbar. */
export function ButtonGroup({ label, attached = false, align = 'start', children }: ButtonGroupProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={styles.group}
      data-attached={attached ? '' : undefined}
      data-align={align}
    >
      {children}
    </div>
  );
}
