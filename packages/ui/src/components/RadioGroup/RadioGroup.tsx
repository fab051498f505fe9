import { useId, type ReactNode } from 'react';
import * as field from '../Field/Field.css.js';
import { Icon } from '../Icon/Icon.js';
import { CircleAlertIcon } from '../Icon/icons.js';
import * as styles from './RadioGroup.css.js';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  name?: string;
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
          <span className={styles.words}>
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
          <Icon drawing={CircleAlertIcon} tone="critical" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
