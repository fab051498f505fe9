import type { ReactNode } from 'react';
import type { SpaceStep } from '../../theme/tokens.js';
import * as styles from './Stack.css.js';

export interface StackProps {
  /** Distance between the children, a step of the space scale, px. */
  gap?: SpaceStep;
  /** Padding on all sides, a step of the space scale, px. */
  padding?: SpaceStep;
  /**
   * Across: whether children are as wide as the stack or where they stand in it.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /**
   * Along the stack: where the room that is left goes.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'between' | 'end';
  /** Takes the room that is left in its parent. */
  grow?: boolean;
  /** Scrolls what does not fit. */
  scroll?: boolean;
  /**
   * The element it is: a list of things is a `ul`.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'form' | 'main' | 'aside' | 'header' | 'footer';
  /** What stands below each other. */
  children: ReactNode;
}

/** Children below each other. */
export function Stack({
  gap,
  padding,
  align,
  justify,
  grow,
  scroll,
  as: Element = 'div',
  children,
}: StackProps) {
  return (
    <Element
      className={styles.stack}
      data-gap={gap}
      data-padding={padding}
      data-align={align}
      data-justify={justify}
      data-grow={grow === true ? '' : undefined}
      data-scroll={scroll === true ? '' : undefined}
    >
      {children}
    </Element>
  );
}
