import type { Ref } from 'react';
import { Field } from '../Field/Field.js';
import { useField } from '../Field/useField.js';
import { pinDigits } from './pinDigits.js';
import * as styles from './PinField.css.js';

export interface PinFieldProps {
  /** Label above the cells: "PIN code". */
  label: string;
  /** The digits so far. */
  value: string;
  /** Called with digits only, at most `length`. */
  onChange: (value: string) => void;
  /** Called once when the last digit is entered. */
  onComplete?: ((value: string) => void) | undefined;
  /**
   * Number of digits.
   * @default 6
   */
  length?: number | undefined;
  /** Name in a submitted form. */
  name?: string | undefined;
  /** Help below the cells, hidden by an error. */
  hint?: string | undefined;
  /** Error message: what is wrong and what to do. */
  error?: string | undefined;
  /** Id of a text that explains why the PIN is asked for, read with the hint or error. */
  describedBy?: string | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** Focuses the control when it mounts. */
  autoFocus?: boolean | undefined;
  /** Ref to the native element, to focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Shows one input as cells, so that paste, dictation and password managers work. */
export function PinField({
  label,
  value,
  onChange,
  onComplete,
  length = 6,
  name,
  hint,
  error,
  describedBy,
  disabled = false,
  autoFocus,
  ref,
}: PinFieldProps) {
  const ids = useField({ hint, error });
  const cells = Array.from({ length }, (_, index) => index);
  return (
    <Field ids={ids} label={label} hint={hint} error={error}>
      <div
        className={styles.box}
        data-invalid={ids.errorId === undefined ? undefined : ''}
        data-disabled={disabled ? '' : undefined}
      >
        <div className={styles.cells} aria-hidden="true">
          {cells.map((index) => (
            <span
              key={index}
              className={styles.cell}
              data-caret={index === value.length && !disabled ? '' : undefined}
            >
              {value[index]}
            </span>
          ))}
        </div>
        <input
          {...ids.aria}
          aria-describedby={
            [describedBy, ids.aria['aria-describedby']].filter(Boolean).join(' ') || undefined
          }
          ref={ref}
          id={ids.inputId}
          name={name}
          className={styles.input}
          value={value}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          spellCheck={false}
          disabled={disabled}
          autoFocus={autoFocus}
          onChange={(event) => {
            // No maxLength: it would cut a pasted "123 456" before its space is removed.
            const digits = pinDigits(event.currentTarget.value, length);
            if (digits === value) return;
            onChange(digits);
            if (digits.length === length) onComplete?.(digits);
          }}
          onSelect={({ currentTarget }) => {
            // The caret is drawn after the last digit, so the selection must be there.
            const end = currentTarget.value.length;
            if (currentTarget.selectionStart === currentTarget.selectionEnd)
              currentTarget.setSelectionRange(end, end);
          }}
        />
      </div>
    </Field>
  );
}
