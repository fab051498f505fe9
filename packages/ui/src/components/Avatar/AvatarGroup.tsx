import { Avatar } from './Avatar.js';
import * as styles from './Avatar.css.js';

export interface AvatarGroupProps {
  /** Full names, in display order; screen readers announce all of them. */
  names: readonly string[];
  /**
   * Number of avatars before "+3".
   * @default 4
   */
  limit?: number | undefined;
  /**
   * Width and height of each in px.
   * @default 20
   */
  size?: 20 | 24 | 28 | undefined;
}

/** Shows several people side by side; the rest as a number. */
export function AvatarGroup({ names, limit = 4, size = 20 }: AvatarGroupProps) {
  const rest = names.length - limit;
  return (
    <span role="img" aria-label={names.join(', ')} className={styles.group}>
      {names.slice(0, limit).map((name, index) => (
        <Avatar key={`${name}-${String(index)}`} name={name} size={size} />
      ))}
      {rest > 0 ? <span className={styles.more}>+{rest}</span> : null}
    </span>
  );
}
