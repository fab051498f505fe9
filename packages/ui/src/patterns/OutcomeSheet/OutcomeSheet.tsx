import { useEffect, useRef, type ReactNode } from 'react';
import { announce } from '../../components/announce/announce.js';
import { DocumentLine } from '../DocumentLine/DocumentLine.js';
import { SigningProgress, type SigningStep } from '../SigningProgress/SigningProgress.js';
import { OutcomeMark } from './OutcomeMark.js';
import * as styles from './OutcomeSheet.css.js';

/** How a task ended. Only `signed` shows the seal; `none` is for a task that never started. */
export type OutcomeKind = 'signed' | 'sent' | 'declined' | 'expired' | 'inUse' | 'waiting' | 'none';

export interface OutcomeSheetProps {
  /** Determines the mark. */
  kind: OutcomeKind;
  /** Title about the person, in the past tense: "Signed. Thank you, Margaret." */
  title: string;
  /** The document, where it is known: its title and its file extension. */
  document?: { title: string; extension: string } | undefined;
  /** What was done, what happens next and who does it. */
  children: ReactNode;
  /** Comment of the person who declined. */
  quote?: string | undefined;
  /** Completed signers and the next one. */
  steps?: readonly SigningStep[] | undefined;
  /** One suitable action. In a dialog it belongs in the footer. */
  action?: ReactNode;
  /**
   * `small` in a dialog, `large` on a separate page.
   * @default 'small'
   */
  size?: 'small' | 'large';
  /**
   * Heading level of the title.
   * @default 3
   */
  level?: 1 | 2 | 3;
}

/**
 * Reports how a task ended: a mark, a title about the person, the document, the signers and what happens
 * next.
 */
export function OutcomeSheet({
  kind,
  title,
  document,
  children,
  quote,
  steps,
  action,
  size = 'small',
  level = 3,
}: OutcomeSheetProps) {
  const Title = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    announce(title);
  }, [title]);
  return (
    <section className={styles.sheet} data-size={size}>
      <OutcomeMark kind={kind} />
      <Title ref={heading} tabIndex={-1} className={styles.title} data-size={size}>
        {title}
      </Title>
      {document === undefined ? null : (
        <div className={styles.document}>
          <DocumentLine {...document} />
        </div>
      )}
      <div className={styles.text}>{children}</div>
      {quote === undefined ? null : <blockquote className={styles.quote}>“{quote}”</blockquote>}
      {steps === undefined ? null : (
        <div className={styles.story}>
          <SigningProgress label="Signing" steps={steps} />
        </div>
      )}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </section>
  );
}
