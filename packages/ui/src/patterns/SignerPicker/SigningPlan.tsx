import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.js';
import { BellIcon } from '../../components/Icon/icons.js';
import { SigningProgress, type SigningStep } from '../SigningProgress/SigningProgress.js';
import * as styles from './SignerPicker.css.js';

export interface SigningPlanProps {
  /** What will happen, in order. */
  steps: readonly SigningStep[];
  /** What follows from the signing preferences: reminders. */
  note?: ReactNode;
}

/** What the present choices amount to: the aside of a set-up dialog. */
export function SigningPlan({ steps, note }: SigningPlanProps) {
  return (
    <div className={styles.plan}>
      <h3 className={styles.sectionTitle}>Signing plan</h3>
      <SigningProgress label="Signing plan" steps={steps} />
      {note === undefined ? null : (
        <p className={styles.planNote}>
          <Icon icon={BellIcon} tone="muted" />
          <span>{note}</span>
        </p>
      )}
    </div>
  );
}
