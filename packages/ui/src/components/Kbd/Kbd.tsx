import { Icon, type IconDrawing } from '../Icon/Icon.js';
import * as styles from './Kbd.css.js';

export interface KbdProps {
  /** "Ctrl K". */
  children: string;
  /** The sign that is printed on the key; the words are then its name for who cannot see it. */
  drawing?: IconDrawing;
}

/** Keys to press. */
export function Kbd({ children, drawing }: KbdProps) {
  return (
    <kbd className={styles.kbd}>
      {drawing === undefined ? children : <Icon drawing={drawing} size={12} label={children} />}
    </kbd>
  );
}
