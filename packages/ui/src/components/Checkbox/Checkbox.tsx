import { useEffect, useId, useRef, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './Checkbox.css.js';

export interface CheckboxProps {
  /** What is agreed or chosen, beside the box. */
  label: ReactNode;
  /** Keeps the label for screen readers only: in rows that name themselves. */
  labelHidden?: boolean;
  /** A second line, muted. */
  description?: ReactNode;
  /** Whether it is ticked. Without it the box keeps its own state, for pages that are sent as forms. */
  checked?: boolean;
  /** Whether it is ticked at first, where `checked` is left out. */
  defaultChecked?: boolean;
  /** Some of what it stands for, not all: drawn as a dash. */
  indeterminate?: boolean;
  /** Told the new state at each change. */
  onChange?: (checked: boolean) => void;
  /** Name in a sent form. */
  name?: string;
  /** What a sent form says while it is ticked. */
  value?: string;
  /** Cannot be changed or reached now. */
  disabled?: boolean;
  /** Must be ticked before the form is sent. */
  required?: boolean;
  /** What is wrong and what to do, below the label. */
  error?: string | undefined;
}

const path = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinecap: 'round' } as const;

/** Yes or no, one of its own or one of many. */
export function Checkbox({
  label,
  labelHidden = false,
  description,
  indeterminate = false,
  onChange,
  error,
  ...native
}: CheckboxProps) {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const hasError = error !== undefined && error !== '';

  useEffect(() => {
    if (ref.current !== null) ref.current.indeterminate = indeterminate;
  }, [indeterminate, native.checked]);

  const described = [description === undefined ? null : `${id}-description`, hasError ? `${id}-error` : null]
    .filter((part) => part !== null)
    .join(' ');

  return (
    <label
      className={styles.label}
      data-bare={labelHidden ? '' : undefined}
      data-disabled={native.disabled === true ? '' : undefined}
    >
      <span className={styles.control}>
        <input
          {...native}
          ref={ref}
          type="checkbox"
          className={styles.input}
          aria-labelledby={`${id}-label`}
          aria-describedby={described === '' ? undefined : described}
          aria-invalid={hasError ? true : undefined}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
        />
        <svg viewBox="0 0 16 16" className={styles.mark} data-mark="tick" aria-hidden="true">
          <path d="M4.25 8.25 6.9 10.9 11.75 5.6" strokeLinejoin="round" {...path} />
        </svg>
        <svg viewBox="0 0 16 16" className={styles.mark} data-mark="dash" aria-hidden="true">
          <path d="M4.5 8h7" {...path} />
        </svg>
      </span>
      {labelHidden ? (
        <VisuallyHidden id={`${id}-label`}>{label}</VisuallyHidden>
      ) : (
        <span className={styles.text}>
          <span id={`${id}-label`}>{label}</span>
          {description === undefined ? null : (
            <span id={`${id}-description`} className={styles.description}>
              {description}
            </span>
          )}
          {hasError ? (
            <span id={`${id}-error`} className={styles.description} data-tone="critical">
              {error}
            </span>
          ) : null}
        </span>
      )}
    </label>
  );
}
