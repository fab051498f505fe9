import { Icon, type IconComponent } from '../Icon/Icon.js';
import * as styles from './Kbd.css.js';

export interface KbdProps {
  /** "Ctrl K". */
  children: string;
  /** The sign that is printed on the key; the words are then its name for who cannot see it. */
  icon?: IconComponent;
}

/** Keys to press. */
export function Kbd({ children, icon }: KbdProps) {
  return (
    <kbd className={styles.kbd}>
      {icon === undefined ? children : <Icon icon={icon} size={12} label={children} />}
    </kbd>
  );
}
