import { useId, type ReactNode } from 'react';
import * as field from '../Field/Field.css.js';
import { Icon } from '../Icon/Icon.js';
import { CircleAlertIcon } from '../Icon/icons.js';
import * as styles from './RadioGroup.css.js';

export interface RadioOption<Value extends string> {
  /** Tells it from the others; what is handed on when it is chosen. */
  value: Value;
  /** What is chosen, beside the circle. */
  label: ReactNode;
  /** A second line, muted: what it means. */
  description?: ReactNode;
  /** Cannot be chosen now. */
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  /** What is asked, above the options. */
  label: string;
  /** The choices, in order. */
  options: readonly RadioOption<Value>[];
  /** Value of the one that is chosen; null while none is. */
  value: Value | null;
  /** Told the value of the one that was chosen. */
  onChange: (value: Value) => void;
  /** Name in a sent form. */
  name?: string;
  /** What is wrong and what to do, below the options. */
  error?: string | undefined;
}

/** One of a few choices that need a sentence each. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  name,
  error,
}: RadioGroupProps<Value>) {
  const id = useId();
  const invalid = error !== undefined && error !== '';
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={invalid ? true : undefined}
      aria-describedby={invalid ? `${id}-error` : undefined}
      className={styles.group}
    >
      <span id={`${id}-label`} className={field.label}>
        {label}
      </span>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-labelledby={`${id}-${option.value}`}
            aria-describedby={option.description === undefined ? undefined : `${id}-${option.value}-more`}
            onChange={() => {
              onChange(option.value);
            }}
          />
          <span className={styles.text}>
            <span id={`${id}-${option.value}`}>{option.label}</span>
            {option.description === undefined ? null : (
              <span id={`${id}-${option.value}-more`} className={styles.description}>
                {option.description}
              </span>
            )}
          </span>
        </label>
      ))}
      {invalid ? (
        <p id={`${id}-error`} className={field.error}>
          <Icon icon={CircleAlertIcon} tone="critical" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
