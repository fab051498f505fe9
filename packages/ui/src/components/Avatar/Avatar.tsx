import * as styles from './Avatar.css.js';
import { initials, tintOf } from './initials.js';

export interface AvatarProps {
  /** Full name of the person; initials and tint are derived from it. */
  name: string;
  /**
   * Width and height in px.
   * @default 24
   */
  size?: 20 | 24 | 28 | undefined;
  /** Shows a person who cannot sign in, in muted colours. */
  inactive?: boolean | undefined;
  /**
   * Announces the name, if there is no visible name beside the avatar.
   * @default false
   */
  named?: boolean | undefined;
}

/** Shows a person's initials on their tint. */
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
