import * as styles from './Switch.css.js';

export interface SwitchProps {
  label: string;
  checked: boolean;
  /** Takes effect at once; a choice that waits for Save is a Checkbox. */
  onChange: (checked: boolean) => void;
  disabled?: boolean;
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
