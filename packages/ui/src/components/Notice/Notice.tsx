import type { ReactNode } from 'react';
import { SolidIcon } from '../Icon/SolidIcon.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './Notice.css.js';

export interface NoticeProps {
  /** Kind of notice; announced before the text. */
  tone: 'info' | 'positive' | 'caution' | 'critical';
  /** First sentence, emphasised. */
  title?: string | undefined;
  /** A small button. */
  action?: ReactNode;
  /** Announces the notice when it appears: for the result of an action. */
  live?: boolean | undefined;
  /** Further text: what it means and what to do. */
  children?: ReactNode;
}

const spoken = { info: 'Information', positive: 'Success', caution: 'Warning', critical: 'Error' } as const;

/** Shows what users must read before continuing. */
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
