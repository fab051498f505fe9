import type { IconComponent } from '../../components/Icon/Icon.js';
import { Avatar } from '../../components/Avatar/Avatar.js';
import { breakable } from '../../components/Text/breakable.js';
import { ProgressNode } from './ProgressNode.js';
import * as styles from './SigningProgress.css.js';

/** Content of the node. */
export type StepMark =
  | { kind: 'event'; icon: IconComponent }
  | { kind: 'person'; name: string }
  /** The person who did it, if the step needs no signature. */
  | { kind: 'author'; name: string }
  | { kind: 'number'; value: number }
  | { kind: 'tick' };

/** A line below a step. */
export interface StepNote {
  /** Unique among the notes of the step. */
  text: string;
  /**
   * `caution` and `critical` need attention: the text must say so too.
   * @default 'muted'
   */
  tone?: 'muted' | 'caution' | 'critical' | undefined;
  /** Whether it is a person's own words, which are set apart as such. */
  quote?: boolean | undefined;
}

export interface SigningStep {
  /** Unique id. */
  id: string | number;
  /** `now` is the current signer. */
  state: 'done' | 'now' | 'todo' | 'declined';
  /** What the node shows. */
  mark: StepMark;
  /** Emphasised text: a name, or an event. */
  title: string;
  /** The rest of the sentence. */
  rest?: string | undefined;
  /** Line below: time, method, what is pending. */
  detail?: string | undefined;
  /** Further lines below: an address, what became of a PIN, a reason in the person's words. */
  notes?: readonly StepNote[] | undefined;
  /** Names of the people who share the step. */
  people?: readonly string[] | undefined;
}

export interface SigningProgressProps {
  /** Name of the list, for screen readers. */
  label: string;
  /** Completed and pending steps, in order. */
  steps: readonly SigningStep[];
}

/**
 * Shows how a document is signed, from top to bottom: the plan during setup, the history in the details, the
 * aside of the signing frame.
 */
export function SigningProgress({ label, steps }: SigningProgressProps) {
  // What is past is never behind a dotted line, whoever comes before.
  const lastPast = steps.findLastIndex(({ state }) => state !== 'todo');
  return (
    <ol className={styles.story} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={styles.step}
          data-leads={index < lastPast && step.state !== 'now' ? 'solid' : 'dotted'}
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
            {step.detail === undefined ? null : <p className={styles.detail}>{breakable(step.detail)}</p>}
            {step.notes?.map(({ text, tone = 'muted', quote = false }) => {
              const Element = quote ? 'blockquote' : 'p';
              return (
                <Element key={text} className={styles.note} data-tone={tone}>
                  {breakable(text)}
                </Element>
              );
            })}
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
