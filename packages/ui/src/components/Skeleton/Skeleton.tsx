import * as styles from './Skeleton.css.js';

export interface SkeletonProps {
  /**
   * `circle` for a face, `block` for a picture or a card.
   * @default 'line'
   */
  shape?: 'line' | 'circle' | 'block';
  /**
   * Width in px, or a share of the parent in percent.
   * @default '100%'
   */
  width?: number | `${number}%`;
  /**
   * Height, px.
   * @default 10
   */
  height?: number;
}

/** Where something will stand. The region around it says that it loads. */
export function Skeleton({ shape = 'line', width = '100%', height = 10 }: SkeletonProps) {
  return <span aria-hidden="true" className={styles.skeleton} data-shape={shape} style={{ width, height }} />;
}
