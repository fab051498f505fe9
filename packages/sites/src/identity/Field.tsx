import type { HTMLAttributes } from 'react';
import styles from './Form.module.css';
import type { PageProblem } from '@countersign/api-client/rules';
import { PROBLEM_ID } from './Problem.tsx';

export interface FieldProps {
  name: 'email' | 'password' | 'code';
  label: string;
  type: 'email' | 'password' | 'text';
  autoComplete: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** @default '' */
  value?: string;
  problem: PageProblem | null;
  /** Whether it has focus when the page opens. */
  first?: boolean;
  /** Six large digits. */
  digits?: boolean;
}

/** Renders a labelled input of a form that works without script; its error is announced with it. */
export function Field({
  name,
  label,
  type,
  autoComplete,
  inputMode,
  value = '',
  problem,
  first,
  digits,
}: FieldProps) {
  const wrong = problem?.field === name;
  const formIsWrong = first === true && problem !== null && problem.field === null;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={name}>
        {label}
      </label>
      <div className={styles.control}>
        <input
          className={digits ? `${styles.input} ${styles.code}` : styles.input}
          id={name}
          name={name}
          type={type}
          autoComplete={autoComplete}
          inputMode={inputMode}
          defaultValue={value}
          required
          autoFocus={first}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${name}-error` : formIsWrong ? PROBLEM_ID : undefined}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={digits ? 7 : undefined}
          data-toggle={type === 'password' ? '' : undefined}
        />
        {type === 'password' ? (
          // Shown by the script: without it the button would do nothing.
          <button
            className={styles.toggle}
            type="button"
            data-show-password={name}
            aria-pressed="false"
            hidden
          >
            <svg
              width="18"
              height="18"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.9"
              aria-hidden="true"
            >
              <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12z" />
              <circle cx="12" cy="12" r="3" />
            </svg>
            <span className={styles.hiddenText}>Show {label.toLowerCase()}</span>
          </button>
        ) : null}
      </div>
      {wrong ? (
        <p className={styles.error} id={`${name}-error`}>
          {problem.text}
        </p>
      ) : null}
    </div>
  );
}
