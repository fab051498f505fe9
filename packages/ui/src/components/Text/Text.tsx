import type { ReactNode } from 'react';
import * as styles from './Text.css.js';

export type TextTone =
  'inherit' | 'default' | 'muted' | 'subtle' | 'accent' | 'positive' | 'caution' | 'critical';

export interface TextProps {
  /**
   * Size step, px. Without it the text takes its parent's.
   */
  step?: '12' | '13' | '14' | '16' | '20' | '24';
  /**
   * `medium` for what stands out; `semibold` is for headings.
   * @default 'regular'
   */
  weight?: 'regular' | 'medium' | 'semibold';
  /**
   * Its colour; it never carries meaning alone.
   * @default 'inherit'
   */
  tone?: TextTone;
  /** Where the lines stand in their width; at the start without it. */
  align?: 'start' | 'center' | 'end';
  /** Figures of equal width: for dates, counts and ratios. */
  tabular?: boolean;
  /** The code face: for references and embed code. */
  code?: boolean;
  /** One line, cut with an ellipsis. */
  truncate?: boolean;
  /**
   * The element it is: a paragraph is a `p`.
   * @default 'span'
   */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'time' | 'li';
  /** For labels and descriptions that point here. */
  id?: string;
  /** The words. */
  children: ReactNode;
}

/** Words in the tool's voice. */
export function Text({
  step,
  weight = 'regular',
  tone = 'inherit',
  align,
  tabular,
  code,
  truncate,
  as: Element = 'span',
  id,
  children,
}: TextProps) {
  return (
    <Element
      id={id}
      className={styles.text}
      data-step={step}
      data-weight={weight === 'regular' ? undefined : weight}
      data-tone={tone}
      data-align={align}
      data-tabular={tabular === true ? '' : undefined}
      data-code={code === true ? '' : undefined}
      data-truncate={truncate === true ? '' : undefined}
    >
      {children}
    </Element>
  );
}
