import { useState, type Ref, type SyntheticEvent } from 'react';
import { Field } from '../../components/Field/Field.js';
import { useField } from '../../components/Field/useField.js';
import { PIN_LENGTH, pinDigits } from './pinDigits.js';
import * as styles from './PinField.css.js';

export interface PinFieldProps {
  label: string;
  /** Up to six digits. */
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  readOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const places = Array.from({ length: PIN_LENGTH }, (_, place) => place);

/** Six cells drawn under one input, so that pasting, password managers and one-time codes work. */
export function PinField({ label, value, onChange, hint, error, readOnly = false, ref }: PinFieldProps) {
  const ids = useField({ hint, error });
  const [selection, setSelection] = useState({ start: 0, end: 0 });
  const caret = selection.start === selection.end ? Math.min(selection.start, PIN_LENGTH - 1) : null;

  function follow(event: SyntheticEvent<HTMLInputElement>): void {
    const { selectionStart, selectionEnd } = event.currentTarget;
    setSelection({ start: selectionStart ?? 0, end: selectionEnd ?? 0 });
  }

  return (
    <Field ids={ids} label={label} hint={hint} error={error}>
      <div className={styles.box}>
        <input
          {...ids.aria}
          ref={ref}
          id={ids.inputId}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          value={value}
          readOnly={readOnly}
          onChange={(event) => {
            onChange(pinDigits(event.currentTarget.value));
            follow(event);
          }}
          onSelect={follow}
        />
        <div
          className={styles.cells}
          aria-hidden="true"
          data-invalid={error === undefined || error === '' ? undefined : ''}
          data-read-only={readOnly ? '' : undefined}
        >
          {places.map((place) => (
            <span
              key={place}
              className={styles.cell}
              data-chosen={place >= selection.start && place < selection.end ? '' : undefined}
            >
              {value[place] ?? (place === caret ? <span className={styles.caret} /> : null)}
            </span>
          ))}
        </div>
      </div>
    </Field>
  );
}
