import type { ReactNode } from 'react';
import type { SpaceStep } from '../../theme/tokens.js';
import * as styles from './Sheet.css.js';

export interface SheetProps {
  /** Padding on all sides, a step of the space scale, px. */
  padding?: SpaceStep;
  /**
   * `tint` for what stands beside the main paper.
   * @default 'paper'
   */
  tone?: 'paper' | 'tint';
  /** Takes the room that is left in its parent. */
  grow?: boolean;
  /**
   * The element it is: a region that has a name is a `section`.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'aside' | 'main';
  /** Names the region where the sheet is a `section` or `aside`. */
  label?: string;
  /** What stands on the paper. */
  children: ReactNode;
}

/** A paper on the desk: round corners, a one-pixel ring, no shadow. */
export function Sheet({ padding, tone = 'paper', grow, as: Element = 'div', label, children }: SheetProps) {
  return (
    <Element
      className={styles.sheet}
      aria-label={label}
      data-tone={tone}
      data-padding={padding}
      data-grow={grow === true ? '' : undefined}
    >
      {children}
    </Element>
  );
}
