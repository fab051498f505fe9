import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { Field } from '../Field/Field.js';
import * as styles from '../Field/Field.css.js';
import { useField, type FieldText } from '../Field/useField.js';
import { Icon, type IconComponent } from '../Icon/Icon.js';

export interface TextFieldProps extends FieldText {
  /** Controlled value. Without it the field keeps its own, for pages that are sent as forms. */
  value?: string;
  /** What stands in it at first, where `value` is left out. */
  defaultValue?: string;
  /** Told the text at each change. */
  onChange?: (value: string) => void;
  /** Told when the field is left, to check it then. */
  onBlur?: () => void;
  /** Name in a sent form. */
  name?: string;
  /**
   * What is typed, for the keyboard of a phone and for the browser.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  /** Another keyboard than the one that `type` brings: digits. */
  inputMode?: 'text' | 'numeric' | 'email' | 'tel' | 'url';
  /** For password managers: `username`, `current-password`, `one-time-code`, … */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** What stands in the empty field: an example, never the label. */
  placeholder?: string;
  /** Characters that are taken at most. */
  maxLength?: number;
  /** Must be filled before the form is sent. */
  required?: boolean;
  /** Cannot be changed or reached now. */
  disabled?: boolean;
  /** Can be read and copied, not changed. */
  readOnly?: boolean;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
  /** Figures of equal width. */
  tabular?: boolean;
  /**
   * Whether the browser marks words that it does not know.
   * @default for `text` only
   */
  spellCheck?: boolean;
  /**
   * 32 px, or 40 in forms of public pages.
   * @default 'default'
   */
  size?: 'default' | 'large';
  /** Inside the box, before the text. */
  icon?: IconComponent;
  /** At the end of the label's line: "Optional", a count, a link. */
  aside?: ReactNode;
  /** Inside the box, before the text: a swatch. */
  start?: ReactNode;
  /** Inside the box, after the text: a button, a unit. */
  end?: ReactNode;
  /** The native element, to move focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  aside,
  onChange,
  type = 'text',
  size = 'default',
  icon,
  start,
  end,
  tabular,
  spellCheck = type === 'text',
  ...native
}: TextFieldProps) {
  const ids = useField({ hint, error });
  return (
    <Field ids={ids} label={label} labelHidden={labelHidden} hint={hint} error={error} aside={aside}>
      <div
        className={styles.box}
        data-size={size}
        data-end={end === undefined ? undefined : ''}
        data-invalid={ids.errorId === undefined ? undefined : ''}
        data-disabled={native.disabled === true ? '' : undefined}
        data-read-only={native.readOnly === true ? '' : undefined}
      >
        {icon === undefined ? null : (
          <span className={styles.glyph}>
            <Icon icon={icon} />
          </span>
        )}
        {start}
        <input
          {...native}
          {...ids.aria}
          id={ids.inputId}
          type={type}
          className={styles.input}
          spellCheck={spellCheck}
          data-tabular={tabular === true ? '' : undefined}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
        {end}
      </div>
    </Field>
  );
}
