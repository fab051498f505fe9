import { useId, type ReactNode } from 'react';
import * as styles from './Switch.css.js';

export interface SwitchProps {
  /** Name of the setting, beside the switch. */
  label: string;
  /** Below the name, muted: what the setting does. */
  description?: ReactNode;
  /** Whether it is on. */
  checked: boolean;
  /** Called with the new state, which takes effect immediately. */
  onChange: (checked: boolean) => void;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** Name in a submitted form. */
  name?: string | undefined;
}

/** Switches a setting on or off immediately. */
export function Switch({ label, description, checked, onChange, disabled, name }: SwitchProps) {
  const id = useId();
  const isDescribed = description !== undefined;
  return (
    <label className={styles.label} data-described={isDescribed ? '' : undefined}>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={checked}
        disabled={disabled}
        name={name}
        aria-labelledby={isDescribed ? `${id}-label` : undefined}
        aria-describedby={isDescribed ? `${id}-description` : undefined}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
        }}
      />
      {isDescribed ? (
        <span className={styles.text}>
          <span id={`${id}-label`}>{label}</span>
          <span id={`${id}-description`} className={styles.description}>
            {description}
          </span>
        </span>
      ) : (
        label
      )}
    </label>
  );
}
