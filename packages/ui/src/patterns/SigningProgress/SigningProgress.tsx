import type { IconComponent } from '../../components/Icon/Icon.js';
import { Avatar } from '../../components/Avatar/Avatar.js';
import { ProgressNode } from './ProgressNode.js';
import * as styles from './SigningProgress.css.js';

/** What stands at the node. */
export type StepMark =
  | { kind: 'event'; icon: IconComponent }
  | { kind: 'person'; name: string }
  /** Who did it, where nobody is asked to sign. */
  | { kind: 'author'; name: string }
  | { kind: 'number'; value: number }
  | { kind: 'tick' };

export interface SigningStep {
  /** Tells it from the others. */
  id: string | number;
  /** `now` is whoever is asked at present. */
  state: 'done' | 'now' | 'todo' | 'declined';
  /** What is drawn in the node. */
  mark: StepMark;
  /** Said with weight: a name, or what happened. */
  title: string;
  /** The rest of the sentence. */
  rest?: string;
  /** The line below: time, method, what is awaited. */
  detail?: string;
  /** Names of the people who share the step. */
  people?: readonly string[];
}

export interface SigningProgressProps {
  /** What is told, for screen readers. */
  label: string;
  /** What has happened and what is still to, in order. */
  steps: readonly SigningStep[];
}

/**
 * How a document is signed, from top to bottom: the plan in set-up, the history in the details,
 * the aside of the signing frame.
 */
export function SigningProgress({ label, steps }: SigningProgressProps) {
  return (
    <ol className={styles.story} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={styles.step}
          data-leads={leadsToThePast(steps[index + 1]) ? 'solid' : 'dotted'}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.node} aria-hidden="true">
            <ProgressNode state={step.state} mark={step.mark} />
          </span>
          <div className={styles.text}>
            <p className={styles.title}>
              <span className={styles.lead}>{step.title}</span>
              {step.rest === undefined ? null : ` ${step.rest}`}
            </p>
            {step.detail === undefined ? null : <p className={styles.detail}>{step.detail}</p>}
            {step.people === undefined || step.people.length === 0 ? null : (
              <div className={styles.people}>
                {step.people.map((name) => (
                  <Avatar key={name} name={name} size={24} />
                ))}
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A line is solid up to the node where things stand now. */
function leadsToThePast(next: SigningStep | undefined): boolean {
  return next !== undefined && next.state !== 'todo';
}
