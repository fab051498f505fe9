import type { ReactNode } from 'react';
import type { SpaceStep } from '../../theme/tokens.js';
import * as styles from '../Stack/Stack.css.js';
import { FittingInline } from './FittingInline.js';

export interface InlineProps {
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
   * Cross-axis alignment of children with different heights.
   * @default 'center'
   */
  align?: 'center' | 'start' | 'baseline' | 'end' | 'stretch' | undefined;
  /**
   * Main-axis distribution of the remaining space.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'between' | 'end' | undefined;
  /** Wraps onto more lines if it does not fit. */
  wrap?: boolean | undefined;
  /** Takes the remaining space of its parent. */
  grow?: boolean | undefined;
  /**
   * HTML element: `ul` for a list.
   * @default 'div'
   */
  as?: 'div' | 'span' | 'ul' | 'li' | 'section' | 'header' | 'footer' | undefined;
  /**
   * Content placed side by side. A function gets whether the line has no room for its texts, and shows icons then; such
   * a line takes the space of its parent, does not wrap, and sets a dangerous action apart by a line before it. With
   * `between` it also gets its form: 0 is the full one.
   */
  children: ReactNode | ((compact: boolean, form: number) => ReactNode);
  /**
   * Of a function as children: number of shorter forms that still have texts, such as one with fewer actions.
   * @default 0
   */
  between?: number | undefined;
}

/** Places children side by side. */
export function Inline({
  gap,
  padding,
  align,
  justify,
  wrap,
  grow,
  as: Element = 'div',
  between = 0,
  children,
}: InlineProps) {
  if (typeof children === 'function')
    return (
      <FittingInline gap={gap} padding={padding} between={between}>
        {children}
      </FittingInline>
    );
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
