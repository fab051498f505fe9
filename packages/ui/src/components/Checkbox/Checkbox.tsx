import { useEffect, useId, useRef, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './Checkbox.css.js';

export interface CheckboxProps {
  /** Label beside the box. */
  label: ReactNode;
  /** Keeps the label for screen readers only, in rows that already show a name. */
  labelHidden?: boolean | undefined;
  /** Second line, muted. */
  description?: ReactNode;
  /** Whether it is checked. Without it the checkbox is uncontrolled, for native forms. */
  checked?: boolean | undefined;
  /** Initial state of an uncontrolled checkbox. */
  defaultChecked?: boolean | undefined;
  /** Shows a dash: some, but not all, of the represented items are selected. */
  indeterminate?: boolean | undefined;
  /** Called with the new state on each change. */
  onChange?: ((checked: boolean) => void) | undefined;
  /** Name in a submitted form. */
  name?: string | undefined;
  /** Value in a submitted form while it is checked. */
  value?: string | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** Must be checked before the form is submitted. */
  required?: boolean | undefined;
  /** Error message below the label: what is wrong and what to do. */
  error?: string | undefined;
}

const path = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinecap: 'round' } as const;

/** Asks for yes or no, alone or as one of many. */
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
