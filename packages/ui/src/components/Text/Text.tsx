import type { ReactNode } from 'react';
import * as styles from './Text.css.js';

export type TextTone =
  'inherit' | 'default' | 'muted' | 'subtle' | 'accent' | 'positive' | 'caution' | 'critical';

export interface TextProps {
  /**
   * Size step, px. Without it the text takes its parent's.
   */
  step?: '12' | '13' | '14' | '16' | '20' | '24';
  /** @default 'regular' */
  weight?: 'regular' | 'medium' | 'semibold';
  /** @default 'inherit' */
  tone?: TextTone;
  align?: 'start' | 'center' | 'end';
  /** Figures of equal width: for dates, counts and ratios. */
  tabular?: boolean;
  /** The code face: for references and embed code. */
  code?: boolean;
  /** One line, cut with an ellipsis. */
  truncate?: boolean;
  /** @default 'span' */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'time' | 'li';
  /** For labels and descriptions that point here. */
  id?: string;
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
