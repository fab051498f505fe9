import * as styles from './Switch.css.js';

export interface SwitchProps {
  /** Name of the setting, beside the switch. */
  label: string;
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
