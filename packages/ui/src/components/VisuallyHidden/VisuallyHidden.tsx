import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.js';

export interface VisuallyHiddenProps {
  /** For what takes its name or description from it. */
  id?: string;
  /**
   * The element it is: a heading where the page shows none.
   * @default 'span'
   */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'legend' | 'caption';
  /** The words. */
  children: ReactNode;
}

/** Words for screen readers only. */
export function VisuallyHidden({ id, as: Element = 'span', children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={styles.hidden}>
      {children}
    </Element>
  );
}
