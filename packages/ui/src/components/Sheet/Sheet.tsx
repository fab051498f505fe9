import type { ReactNode } from 'react';
import type { SpaceStep } from '../../theme/tokens.js';
import * as styles from './Sheet.css.js';

export interface SheetProps {
  /** Padding on all sides, a step of the space scale, px. */
  padding?: SpaceStep | undefined;
  /**
   * `tint` for content beside the main sheet.
   * @default 'paper'
   */
  tone?: 'paper' | 'tint' | undefined;
  /** Takes the remaining space of its parent. */
  grow?: boolean | undefined;
  /**
   * HTML element: `section` for a named region.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'aside' | 'main' | undefined;
  /** Name of the region if the sheet is a `section` or `aside`. */
  label?: string | undefined;
  /** Content of the sheet. */
  children: ReactNode;
}

/** Renders a paper on the desk: round corners, a one-pixel ring, no shadow. */
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
