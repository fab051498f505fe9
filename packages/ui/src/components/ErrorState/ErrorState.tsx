import type { ReactNode } from 'react';
import { Button } from '../Button/Button.js';
import { TornIllustration } from '../EmptyState/illustrations.js';
import * as styles from '../EmptyState/EmptyState.css.js';
import { RetryIcon } from '../Icon/icons.js';
import { Reference } from '../Reference/Reference.js';

export interface ErrorStateProps {
  /**
   * What happened, in a few words.
   * @default 'An error has occurred'
   */
  title?: string | undefined;
  /** First words, emphasised: "Data retrieval failed." */
  lead?: string | undefined;
  /** What happened and what to do. */
  children?: ReactNode;
  /** Reference that users can copy for support. */
  reference?: string | undefined;
  /** Called to try again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /**
   * Text of the retry button.
   * @default 'Try again'
   */
  retryLabel?: string | undefined;
  /** Whether the retry is running: the button shows progress and ignores presses. */
  retrying?: boolean | undefined;
  /** Another action, beside or instead of the retry. */
  action?: ReactNode;
  /**
   * Heading level of the title.
   * @default 2
   */
  level?: 1 | 2 | 3 | undefined;
}

/** Reports that an area failed to load: what happened, what to do, a reference. */
export function ErrorState({
  title = 'An error has occurred',
  lead,
  children,
  reference,
  onRetry,
  retryLabel = 'Try again',
  retrying = false,
  action,
  level = 2,
}: ErrorStateProps) {
  const Title = `h${level}` as const;
  const hasText = lead !== undefined || children !== undefined;
  const hasAction = onRetry !== undefined || action !== undefined;
  return (
    <div className={styles.state} role="alert">
      <TornIllustration />
      <Title className={styles.title}>{title}</Title>
      {hasText ? (
        <p className={styles.text}>
          {lead === undefined ? null : <span className={styles.lead}>{lead} </span>}
          {children}
        </p>
      ) : null}
      {hasAction ? (
        <div className={styles.action}>
          {onRetry === undefined ? null : (
            <Button variant="primary" icon={RetryIcon} pending={retrying} onPress={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      ) : null}
      {reference === undefined ? null : (
        <div className={styles.reference}>
          <Reference value={reference} />
        </div>
      )}
    </div>
  );
}
