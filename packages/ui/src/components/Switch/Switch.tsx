import * as styles from './Switch.css.js';

export interface SwitchProps {
  /** What is on or off, beside it. */
  label: string;
  /** Whether it is on. */
  checked: boolean;
  /** Told the new state, which takes effect at once. */
  onChange: (checked: boolean) => void;
  /** Cannot be changed or reached now. */
  disabled?: boolean;
  /** Name in a sent form. */
  name?: string;
}

/** On or off, at once. */
export function Switch({ label, checked, onChange, disabled, name }: SwitchProps) {
  return (
    <label className={styles.label}>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={checked}
        disabled={disabled}
        name={name}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
        }}
      />
      {label}
    </label>
  );
}
