import type { ReactNode, Ref } from 'react';
import * as styles from '../Text/Text.css.js';

export interface HeadingProps {
  /** Place in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /**
   * Size step, px: 24 page title, 20 dialog title, 16 section, 13 group.
   * @default by level
   */
  step?: '13' | '14' | '16' | '20' | '24' | '32' | '40';
  /**
   * `paper` is Newsreader: greeting, statistics, document, empty, error and splash titles only.
   * @default 'tool'
   */
  voice?: 'tool' | 'paper';
  /** Where the lines stand in their width; at the start without it. */
  align?: 'start' | 'center';
  /** One line, cut with an ellipsis. */
  truncate?: boolean;
  /** For regions and dialogs that take their name from it. */
  id?: string;
  /** Lets focus be moved here after navigation. */
  focusTarget?: boolean;
  /** The native element, to move focus to it with `focusTarget`. */
  ref?: Ref<HTMLHeadingElement>;
  /** The words. */
  children: ReactNode;
}

const stepOfLevel = { 1: '24', 2: '16', 3: '14', 4: '13' } as const;

/** A heading of the outline; its size is chosen apart from its level. */
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
