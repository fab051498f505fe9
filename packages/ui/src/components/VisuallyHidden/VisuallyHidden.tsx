import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.js';

export interface VisuallyHiddenProps {
  /** Id for elements that are named or described by it. */
  id?: string | undefined;
  /**
   * HTML element: a heading if the page shows none.
   * @default 'span'
   */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'legend' | 'caption' | undefined;
  /** Text. */
  children: ReactNode;
}

/** Renders text for screen readers only. */
export function VisuallyHidden({ id, as: Element = 'span', children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={styles.hidden}>
      {children}
    </Element>
  );
}
