import type { ReactNode } from 'react';
import * as styles from './Text.css.js';

export type TextTone =
  'inherit' | 'default' | 'muted' | 'subtle' | 'accent' | 'positive' | 'caution' | 'critical';

export interface TextProps {
  /** Size step, px. By default the text inherits its size. */
  step?: '12' | '13' | '14' | '16' | '20' | '24' | undefined;
  /**
   * `medium` for emphasis; `semibold` for headings.
   * @default 'regular'
   */
  weight?: 'regular' | 'medium' | 'semibold' | undefined;
  /**
   * Colour; it never conveys meaning alone.
   * @default 'inherit'
   */
  tone?: TextTone | undefined;
  /** Text alignment; by default at the start. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Tabular figures, for dates, counts and ratios. */
  tabular?: boolean | undefined;
  /** The code typeface, for references and embed code. */
  code?: boolean | undefined;
  /** One line, cut with an ellipsis. */
  truncate?: boolean | undefined;
  /**
   * HTML element: `p` for a paragraph.
   * @default 'span'
   */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'time' | 'li' | undefined;
  /** Id for labels and descriptions that refer to it. */
  id?: string | undefined;
  /** Text. */
  children: ReactNode;
}

/** Sets interface text. */
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
