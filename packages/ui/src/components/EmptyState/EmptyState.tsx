import type { ReactNode } from 'react';
import { DocumentsIllustration, SearchIllustration } from './illustrations.js';
import * as styles from './EmptyState.css.js';

export interface EmptyStateProps {
  /** What is missing: "No clients found". */
  title: string;
  /** What the area is for. */
  children?: ReactNode;
  /** The first action: one primary button. */
  action?: ReactNode;
  /**
   * `noMatches` for a search that found nothing.
   * @default 'documents'
   */
  illustration?: 'documents' | 'noMatches' | 'none' | undefined;
  /**
   * Heading level of the title.
   * @default 2
   */
  level?: 1 | 2 | 3 | undefined;
}

/** Explains an empty area and offers the first action. */
export function EmptyState({
  title,
  children,
  action,
  illustration = 'documents',
  level = 2,
}: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.state}>
      {illustration === 'documents' ? <DocumentsIllustration /> : null}
      {illustration === 'noMatches' ? <SearchIllustration /> : null}
      <Title className={styles.title}>{title}</Title>
      {children === undefined ? null : <p className={styles.text}>{children}</p>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}
