import type { ReactNode } from 'react';
import * as styles from './Link.css.js';
import { useLinkPress } from './useLinkPress.js';

export interface LinkProps {
  /** Where it goes: an address of the application, or another. */
  href: string;
  /** Opens in a new tab. */
  newTab?: boolean;
  /** Underlined, for a link inside running text. */
  running?: boolean;
  /**
   * `inherit` keeps the colour of the text around it.
   * @default 'accent'
   */
  tone?: 'accent' | 'inherit';
  /** Marks the page that is open. */
  current?: boolean;
  /** Told before it is followed. */
  onPress?: () => void;
  /** Where it goes, in words that mean something alone. */
  children: ReactNode;
}

/** Goes somewhere. What does something is a Button. */
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
