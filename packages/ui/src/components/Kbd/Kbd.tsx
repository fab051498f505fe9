import { Icon, type IconComponent } from '../Icon/Icon.js';
import * as styles from './Kbd.css.js';

export interface KbdProps {
  /** "Ctrl K". */
  children: string;
  /** Symbol printed on the key; the text is then its name for screen readers. */
  icon?: IconComponent | undefined;
}

/** Shows keys to press. */
export function Kbd({ children, icon }: KbdProps) {
  return (
    <kbd className={styles.kbd}>
      {icon === undefined ? children : <Icon icon={icon} size={12} label={children} />}
    </kbd>
  );
}
