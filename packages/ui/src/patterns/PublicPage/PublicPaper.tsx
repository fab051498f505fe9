import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.js';
import { LockIcon } from '../../components/Icon/icons.js';
import { CountersignMark } from '../AppShell/CountersignMark.js';
import { OutcomeMark } from '../OutcomeSheet/OutcomeMark.js';
import { paperPlace } from './PublicPage.css.js';
import * as styles from './PublicPaper.css.js';

/**
 * The paper on the panel: a signed letter to sign in, a closed folder after signing out, a torn letter for an
 * error, a withheld report where access is denied.
 */
export type PublicPaperKind = 'letter' | 'folder' | 'torn' | 'withheld';

function Letter({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.sheet} data-torn={children === undefined ? '' : undefined}>
      <p className={styles.title}>Engagement letter</p>
      <p className={styles.text}>Dear Margaret,</p>
      <p className={styles.text}>
        Thank you for asking us to look after the company’s accounts and tax for another year. This letter
        says what we will do, what we need from you, and by when.
      </p>
      {children}
    </div>
  );
}

function Signature() {
  return (
    <>
      <p className={styles.text}>Please sign below if you are happy to go ahead.</p>
      <div className={styles.signed}>
        <div>
          <svg
            className={styles.signature}
            viewBox="0 0 250 72"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d="M8 62C16 44 28 14 33 10s-2 30-6 46c8-18 22-42 29-46s-4 28-5 42c4-4 9-8 13-14 5-7 1-11-3-7s-6 22 4 21c8-1 20-30 27-45 4-8 0-9-3-2-5 12-13 44-5 46 8 1 20-31 26-46 3-8 0-8-3-1-5 13-12 45-4 46 7 1 11-9 14-16 3-6-1-9-4-5s-5 20 4 20 10-14 15-19c2 5-4 17 0 18s7-16 15-18c3 0 1 5 2 8 3 3 8-2 11-7-2 8-4 15 1 14s9-11 13-17c-4 14-10 34-18 38s-7-12 14-20c24-8 46-6 76-8" />
          </svg>
          <div className={styles.line}>
            <p className={styles.name}>Margaret Ellery</p>
            <p className={styles.role}>Director</p>
          </div>
        </div>
        <OutcomeMark kind="signed" />
      </div>
    </>
  );
}

function Drawing({ kind }: { kind: PublicPaperKind }) {
  switch (kind) {
    case 'letter':
      return (
        <>
          <div className={styles.under} />
          <Letter>
            <Signature />
          </Letter>
        </>
      );
    case 'torn':
      return (
        <>
          <div className={styles.under} />
          <Letter />
        </>
      );
    case 'folder':
      return (
        <>
          <div className={styles.tab} />
          <div className={styles.edge} />
          <div className={styles.folder}>
            <CountersignMark size={36} />
            <p className={styles.put}>All papers are put away.</p>
          </div>
        </>
      );
    case 'withheld':
      return (
        <>
          <div className={styles.under} />
          <div className={styles.sheet}>
            <p className={styles.title}>For its readers only</p>
            <div className={styles.bar} />
            <div className={styles.bar} />
            <div className={styles.bar} />
            <div className={styles.bar} />
            <span className={styles.lock}>
              <Icon icon={LockIcon} size={20} />
            </span>
          </div>
        </>
      );
  }
}

export interface PublicPaperProps {
  /** The state of the page. */
  kind: PublicPaperKind;
}

/** Draws the paper that tells the state of a public page: decoration, hidden from screen readers. */
export function PublicPaper({ kind }: PublicPaperProps) {
  return (
    <div className={paperPlace} aria-hidden="true">
      <Drawing kind={kind} />
    </div>
  );
}
