import * as styles from './Skeleton.css.js';

export interface SkeletonProps {
  /**
   * `circle` for an avatar, `block` for a picture or a card.
   * @default 'line'
   */
  shape?: 'line' | 'circle' | 'block' | undefined;
  /**
   * Width in px, or in per cent of the parent.
   * @default '100%'
   */
  width?: number | `${number}%` | undefined;
  /**
   * Height, px.
   * @default 10
   */
  height?: number | undefined;
}

/** Shows the shape of content that loads for over a second. The surrounding region announces loading. */
export function Skeleton({ shape = 'line', width = '100%', height = 10 }: SkeletonProps) {
  return <span aria-hidden="true" className={styles.skeleton} data-shape={shape} style={{ width, height }} />;
}
