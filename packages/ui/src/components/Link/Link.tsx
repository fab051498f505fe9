import type { ReactNode } from 'react';
import * as styles from './Link.css.js';
import { useLinkPress } from './useLinkPress.js';

export interface LinkProps {
  href: string;
  /** Opens in a new tab. */
  newTab?: boolean;
  /** Underlined, for a link inside running text. */
  running?: boolean;
  /** @default 'accent' */
  tone?: 'accent' | 'inherit';
  /** Marks the page that is open. */
  current?: boolean;
  /** Called before navigation. */
  onPress?: () => void;
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
