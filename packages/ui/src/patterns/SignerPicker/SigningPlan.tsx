import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.js';
import { BellIcon } from '../../components/Icon/icons.js';
import { SigningProgress, type SigningStep } from '../SigningProgress/SigningProgress.js';
import * as styles from './SignerPicker.css.js';

export interface SigningPlanProps {
  /** Steps of the plan, in order. */
  steps: readonly SigningStep[];
  /** Consequences of the signing preferences: reminders. */
  note?: ReactNode;
}

/** Shows the result of the current choices, as the aside of a setup dialog. */
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
