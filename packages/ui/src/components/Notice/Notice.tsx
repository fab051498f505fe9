import type { ReactNode } from 'react';
import { SolidIcon } from '../Icon/SolidIcon.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './Notice.css.js';

export interface NoticeProps {
  /** What kind of thing it is; said before the words to screen readers. */
  tone: 'info' | 'positive' | 'caution' | 'critical';
  /** The first sentence, in ink. */
  title?: string;
  /** A small button. */
  action?: ReactNode;
  /** Read out when it appears: for the answer to something just done. */
  live?: boolean;
  /** The rest: what it means and what to do. */
  children?: ReactNode;
}

const spoken = { info: 'Information', positive: 'Success', caution: 'Warning', critical: 'Error' } as const;

/** Something to read before going on, where it matters. */
export function Notice({ tone, title, action, live = false, children }: NoticeProps) {
  const role = tone === 'critical' ? 'alert' : 'status';
  return (
    <div className={styles.notice} data-tone={tone} role={live ? role : undefined}>
      <span className={styles.glyph}>
        <SolidIcon kind={tone} size={16} />
      </span>
      <div className={styles.text}>
        <VisuallyHidden>{spoken[tone]}: </VisuallyHidden>
        {title === undefined ? null : <span className={styles.title}>{title} </span>}
        {children}
      </div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}
