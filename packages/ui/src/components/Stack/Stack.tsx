import type { ReactNode } from 'react';
import type { SpaceStep } from '../../theme/tokens.js';
import * as styles from './Stack.css.js';

export interface StackProps {
  /**
   * Distance between the children, a step of the space scale, px.
   * @default 0
   */
  gap?: SpaceStep | undefined;
  /**
   * Padding on all sides, a step of the space scale, px.
   * @default 0
   */
  padding?: SpaceStep | undefined;
  /**
   * Cross-axis alignment: whether children are as wide as the stack, or their position in it.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  /**
   * Main-axis distribution of the remaining space.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'between' | 'end' | undefined;
  /** Takes the remaining space of its parent. */
  grow?: boolean | undefined;
  /** Scrolls overflowing content. */
  scroll?: boolean | undefined;
  /**
   * HTML element: `ul` for a list.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'form' | 'main' | 'aside' | 'header' | 'footer' | undefined;
  /** Stacked content. */
  children: ReactNode;
}

/** Stacks children. */
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
