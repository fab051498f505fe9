import { useEffect, useRef, type ReactNode } from 'react';
import { announce } from '../../components/announce/announce.js';
import { DocumentLine } from '../DocumentLine/DocumentLine.js';
import { SigningProgress, type SigningStep } from '../SigningProgress/SigningProgress.js';
import { OutcomeMark } from './OutcomeMark.js';
import * as styles from './OutcomeSheet.css.js';
import { SignedPaper, type OutcomePaper } from './SignedPaper.js';

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
  /** The end of the paper that was signed; it replaces the mark of a large sheet. */
  paper?: OutcomePaper | undefined;
  /** One suitable action. In a dialog it belongs in the footer. */
  action?: ReactNode;
  /**
   * `small` in a dialog, `large` on a separate page: it is then the page's own sheet.
   * @default 'small'
   */
  size?: 'small' | 'large' | undefined;
  /**
   * Heading level of the title.
   * @default 3
   */
  level?: 1 | 2 | 3 | undefined;
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
  paper,
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
  const large = size === 'large';
  const text = <div className={styles.text}>{children}</div>;
  const story = steps === undefined ? null : <SigningProgress label="Signing" steps={steps} />;
  return (
    <section className={styles.sheet} data-size={size}>
      {large && paper !== undefined ? <SignedPaper {...paper} /> : null}
      <div className={styles.body}>
        {large && paper !== undefined ? null : <OutcomeMark kind={kind} />}
        <Title ref={heading} tabIndex={-1} className={styles.title} data-size={size}>
          {title}
        </Title>
        {document === undefined ? null : (
          <div className={styles.document}>
            <DocumentLine {...document} />
          </div>
        )}
        {large && story !== null ? (
          <div className={styles.columns}>
            <div className={styles.column}>
              <p className={styles.columnTitle}>Who has signed</p>
              {story}
            </div>
            <div className={styles.column}>
              <p className={styles.columnTitle}>What happens next</p>
              {text}
            </div>
          </div>
        ) : (
          text
        )}
        {quote === undefined ? null : <blockquote className={styles.quote}>“{quote}”</blockquote>}
        {large || story === null ? null : <div className={styles.story}>{story}</div>}
      </div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </section>
  );
}
