import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.js';
import { CheckIcon } from '../../components/Icon/icons.js';
import { Notice } from '../../components/Notice/Notice.js';
import { SetupSection } from './SetupSection.js';
import * as styles from './SignerPicker.css.js';

export type Precheck =
  | {
      outcome: 'passed';
      id: string;
      /** "PDF format". */
      title: string;
    }
  | {
      /** `caution` allows continuing, `failed` does not. */
      outcome: 'caution' | 'failed';
      id: string;
      title: string;
      text?: string | undefined;
      /** A small button that fixes it. */
      action?: ReactNode;
    };

export interface PrechecksProps {
  /** Checks, in order. */
  checks: readonly Precheck[];
}

/** Shows the checks before signing: those to review as notices, passed ones as one line of ticks. */
export function Prechecks({ checks }: PrechecksProps) {
  const passed = checks.filter((check) => check.outcome === 'passed');
  const toRead = checks.flatMap((check) => (check.outcome === 'passed' ? [] : [check]));
  // Where one failed, there is nothing to confirm: its notice says so.
  const isReviewed = toRead.length > 0 && !toRead.some(({ outcome }) => outcome === 'failed');
  return (
    <SetupSection
      title="Prechecks"
      aside={isReviewed ? `${toRead.length} to review before you confirm` : undefined}
    >
      {toRead.map((check) => (
        <Notice
          key={check.id}
          tone={check.outcome === 'failed' ? 'critical' : 'caution'}
          title={check.title}
          action={check.action}
        >
          {check.text}
        </Notice>
      ))}
      {passed.length === 0 ? null : (
        <ul className={styles.passed} aria-label="Passed">
          {passed.map((check) => (
            <li key={check.id} className={styles.passedItem}>
              <Icon icon={CheckIcon} tone="positive" size={14} />
              {check.title}
            </li>
          ))}
        </ul>
      )}
    </SetupSection>
  );
}
