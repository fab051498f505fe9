import type { ReactNode } from 'react';
import type { SpaceStep } from '../../theme/tokens.js';
import * as styles from './Sheet.css.js';

export interface SheetProps {
  /** Padding on all sides, px. */
  padding?: SpaceStep;
  /** @default 'paper' */
  tone?: 'paper' | 'tint';
  /** Takes the room that is left in its parent. */
  grow?: boolean;
  /** @default 'div' */
  as?: 'div' | 'section' | 'aside' | 'main';
  /** Names the region where the sheet is a `section` or `aside`. */
  label?: string;
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
