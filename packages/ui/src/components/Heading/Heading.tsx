import type { ReactNode, Ref } from 'react';
import * as styles from '../Text/Text.css.js';

export interface HeadingProps {
  /** Level in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /**
   * Size step, px: 24 page title, 20 dialog title, 16 section, 13 group.
   * @default by level
   */
  step?: '13' | '14' | '16' | '20' | '24' | '32' | '40' | undefined;
  /**
   * `paper` is Newsreader: greeting, statistics, document, empty, error and splash titles only.
   * @default 'tool'
   */
  voice?: 'tool' | 'paper' | undefined;
  /** Text alignment; by default at the start. */
  align?: 'start' | 'center' | undefined;
  /** Truncates to one line with an ellipsis. */
  truncate?: boolean | undefined;
  /** Id for regions and dialogs that are named by the heading. */
  id?: string | undefined;
  /** Allows moving focus here after navigation. */
  focusTarget?: boolean | undefined;
  /** Ref to the native element, to focus it with `focusTarget`. */
  ref?: Ref<HTMLHeadingElement> | undefined;
  /** Text. */
  children: ReactNode;
}

const stepOfLevel = { 1: '24', 2: '16', 3: '14', 4: '13' } as const;

/** Renders a heading; its size is independent of its level. */
export function Heading({
  level,
  step,
  voice = 'tool',
  align,
  truncate,
  id,
  focusTarget,
  ref,
  children,
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      ref={ref}
      id={id}
      tabIndex={focusTarget === true ? -1 : undefined}
      className={styles.text}
      data-step={step ?? stepOfLevel[level]}
      data-voice={voice}
      data-weight={voice === 'tool' ? 'semibold' : undefined}
      data-tone="default"
      data-align={align}
      data-truncate={truncate === true ? '' : undefined}
    >
      {children}
    </Element>
  );
}
