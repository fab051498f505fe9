import type { ReactNode } from 'react';
import * as styles from './ButtonGroup.css.js';

export interface ButtonGroupProps {
  /** What the buttons are about, for screen readers: "Resend Invitation". */
  label: string;
  /** Joins them to one control: a button and the menu of its variants. */
  attached?: boolean;
  /**
   * `end` is the foot of a form, where the primary button is last.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /** Buttons, icon buttons and menu buttons. */
  children: ReactNode;
}

/** Buttons that belong together. Many of them in a row are a Toolbar. */
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
