import type { ReactNode } from 'react';
import type { SpaceStep } from '../../theme/tokens.js';
import * as styles from '../Stack/Stack.css.js';

export interface InlineProps {
  /** Distance between the children, a step of the space scale, px. */
  gap?: SpaceStep;
  /** Padding on all sides, a step of the space scale, px. */
  padding?: SpaceStep;
  /**
   * Across the line: where children of other heights stand.
   * @default 'center'
   */
  align?: 'center' | 'start' | 'baseline' | 'end' | 'stretch';
  /**
   * Along the line: where the room that is left goes.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'between' | 'end';
  /** Breaks into more lines where it does not fit. */
  wrap?: boolean;
  /** Takes the room that is left in its parent. */
  grow?: boolean;
  /**
   * The element it is: a list of things is a `ul`.
   * @default 'div'
   */
  as?: 'div' | 'span' | 'ul' | 'li' | 'section' | 'header' | 'footer';
  /** What stands beside each other. */
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
