import * as styles from './Avatar.css.js';
import { initials, tintOf } from './initials.js';

export interface AvatarProps {
  /** The person's full name; its letters and tint come from it. */
  name: string;
  /**
   * Width and height, px.
   * @default 24
   */
  size?: 20 | 24 | 28;
  /** Drawn quiet: somebody who cannot sign in. */
  inactive?: boolean;
  /**
   * Says the name, where it does not stand beside.
   * @default false
   */
  named?: boolean;
}

/** A person as two letters on a tint of their own. */
export function Avatar({ name, size = 24, inactive = false, named = false }: AvatarProps) {
  const spoken = named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span
      {...spoken}
      className={styles.avatar}
      data-size={size}
      data-tint={tintOf(name)}
      data-inactive={inactive ? '' : undefined}
    >
      {initials(name)}
    </span>
  );
}
