import type { Ref } from 'react';
import { Field } from '../Field/Field.js';
import { useField } from '../Field/useField.js';
import { pinDigits } from './pinDigits.js';
import * as styles from './PinField.css.js';

export interface PinFieldProps {
  /** What to type, above the cells: "PIN code". */
  label: string;
  /** The digits so far. */
  value: string;
  /** Called with digits only, at most `length`. */
  onChange: (value: string) => void;
  /** Called once when the last digit is there. */
  onComplete?: (value: string) => void;
  /**
   * How many digits there are.
   * @default 6
   */
  length?: number;
  /** Name in a sent form. */
  name?: string;
  /** Help below the cells, until there is an error. */
  hint?: string | undefined;
  /** What is wrong and what to do. */
  error?: string | undefined;
  /** Cannot be changed or reached now. */
  disabled?: boolean;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
  /** The native element, to move focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/** One input drawn as cells, so that paste, dictation and password managers work. */
export function PinField({
  label,
  value,
  onChange,
  onComplete,
  length = 6,
  name,
  hint,
  error,
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
            // No maxLength: it would cut a pasted "123 456" before its space is taken out.
            const digits = pinDigits(event.currentTarget.value, length);
            if (digits === value) return;
            onChange(digits);
            if (digits.length === length) onComplete?.(digits);
          }}
          onSelect={({ currentTarget }) => {
            // The caret is drawn after the last digit, so it has to be there.
            const end = currentTarget.value.length;
            if (currentTarget.selectionStart === currentTarget.selectionEnd)
              currentTarget.setSelectionRange(end, end);
          }}
        />
      </div>
    </Field>
  );
}
