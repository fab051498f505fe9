import * as styles from './Kbd.css.js';

export interface KbdProps {
  /** "Ctrl K". */
  children: string;
}

/** Keys to press. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={styles.kbd}>{children}</kbd>;
}
