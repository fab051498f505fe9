import type { ReactNode } from 'react';
import * as styles from './Link.css.js';
import { useLinkPress } from './useLinkPress.js';

export interface LinkProps {
  /** Target: an address of the application, or another. */
  href: string;
  /** Opens the link in a new tab. */
  newTab?: boolean | undefined;
  /** Underlines the link, inside running text. */
  running?: boolean | undefined;
  /**
   * `inherit` keeps the colour of the surrounding text.
   * @default 'accent'
   */
  tone?: 'accent' | 'inherit' | undefined;
  /** Marks the current page. */
  current?: boolean | undefined;
  /** Called before the link is followed. */
  onPress?: (() => void) | undefined;
  /** Link text that makes sense on its own. */
  children: ReactNode;
}

/** Navigates. For an action, use a Button. */
export function Link({ href, newTab, running, tone = 'accent', current, onPress, children }: LinkProps) {
  const press = useLinkPress(onPress);
  return (
    <a
      className={styles.link}
      href={href}
      target={newTab === true ? '_blank' : undefined}
      rel={newTab === true ? 'noreferrer' : undefined}
      aria-current={current === true ? 'page' : undefined}
      data-tone={tone}
      data-running={running === true ? '' : undefined}
      onClick={press}
    >
      {children}
    </a>
  );
}
