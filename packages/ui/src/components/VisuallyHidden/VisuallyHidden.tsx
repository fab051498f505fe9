import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.js';

export interface VisuallyHiddenProps {
  id?: string;
  /** @default 'span' */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'legend' | 'caption';
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
