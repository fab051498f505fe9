import { useId, type ReactNode } from 'react';
import * as field from '../Field/Field.css.js';
import { Icon } from '../Icon/Icon.js';
import { CircleAlertIcon } from '../Icon/icons.js';
import * as styles from './RadioGroup.css.js';

export interface RadioOption<Value extends string> {
  /** Unique value, passed on when it is selected. */
  value: Value;
  /** Label beside the circle. */
  label: ReactNode;
  /** Second line, muted: what it means. */
  description?: ReactNode;
  /** Disables the option. */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> {
  /** Question above the options. */
  label: string;
  /** Options, in order. */
  options: readonly RadioOption<Value>[];
  /** Value of the selected option; null if none is selected. */
  value: Value | null;
  /** Called with the value of the selected option. */
  onChange: (value: Value) => void;
  /** Name in a submitted form. */
  name?: string | undefined;
  /** Error message below the options: what is wrong and what to do. */
  error?: string | undefined;
}

/** Selects one of a few options that need a sentence each. */
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
