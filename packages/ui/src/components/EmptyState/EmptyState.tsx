import type { ReactNode } from 'react';
import { PapersIllustration, SearchIllustration } from './illustrations.js';
import * as styles from './EmptyState.css.js';

export interface EmptyStateProps {
  /** What is not there: "No clients found". */
  title: string;
  /** What the place is for. */
  children?: ReactNode;
  /** The first thing to do: one primary button. */
  action?: ReactNode;
  /**
   * `noMatches` where a search found nothing.
   * @default 'papers'
   */
  illustration?: 'papers' | 'noMatches' | 'none';
  /**
   * Place of the title in the page's outline.
   * @default 2
   */
  level?: 1 | 2 | 3;
}

/** A place that holds nothing yet: what it is for, and the first action. */
export function EmptyState({ title, children, action, illustration = 'papers', level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.state}>
      {illustration === 'papers' ? <PapersIllustration /> : null}
      {illustration === 'noMatches' ? <SearchIllustration /> : null}
      <Title className={styles.title}>{title}</Title>
      {children === undefined ? null : <p className={styles.text}>{children}</p>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}
