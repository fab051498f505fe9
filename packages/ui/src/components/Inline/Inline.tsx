import type { ReactNode } from 'react';
import type { SpaceStep } from '../../theme/tokens.js';
import * as styles from '../Stack/Stack.css.js';

export interface InlineProps {
  /** Distance between the children, px. */
  gap?: SpaceStep;
  /** Padding on all sides, px. */
  padding?: SpaceStep;
  /** @default 'center' */
  align?: 'center' | 'start' | 'baseline' | 'end' | 'stretch';
  /** @default 'start' */
  justify?: 'start' | 'center' | 'between' | 'end';
  /** Breaks into more lines where it does not fit. */
  wrap?: boolean;
  /** Takes the room that is left in its parent. */
  grow?: boolean;
  /** @default 'div' */
  as?: 'div' | 'span' | 'ul' | 'li' | 'section' | 'header' | 'footer';
  children: ReactNode;
}

/** Children beside each other. */
export function Inline({
  gap,
  padding,
  align,
  justify,
  wrap,
  grow,
  as: Element = 'div',
  children,
}: InlineProps) {
  return (
    <Element
      className={styles.inline}
      data-gap={gap}
      data-padding={padding}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap === true ? '' : undefined}
      data-grow={grow === true ? '' : undefined}
    >
      {children}
    </Element>
  );
}
