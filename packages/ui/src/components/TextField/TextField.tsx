import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { Field } from '../Field/Field.js';
import * as styles from '../Field/Field.css.js';
import { useField, type FieldText } from '../Field/useField.js';
import { Icon, type IconComponent } from '../Icon/Icon.js';

export interface TextFieldProps extends FieldText {
  /** Controlled value. Without it the field is uncontrolled, for native forms. */
  value?: string | undefined;
  /** Initial value of an uncontrolled field. */
  defaultValue?: string | undefined;
  /** Called with the text on each change. */
  onChange?: ((value: string) => void) | undefined;
  /** Called on blur, to validate then. */
  onBlur?: (() => void) | undefined;
  /** Name in a submitted form. */
  name?: string | undefined;
  /**
   * Kind of text, for the keyboard of a phone and for the browser.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | undefined;
  /** Another keyboard than that of `type`: digits. */
  inputMode?: 'text' | 'numeric' | 'email' | 'tel' | 'url' | undefined;
  /** For password managers: `username`, `current-password`, `one-time-code`, … */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Placeholder: an example, never the label. */
  placeholder?: string | undefined;
  /** Maximum number of characters. */
  maxLength?: number | undefined;
  /** Must be filled before the form is submitted. */
  required?: boolean | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** Text can be read and copied, but not changed. */
  readOnly?: boolean | undefined;
  /** Selects all of the text when the field gets focus, to copy or replace it. */
  selectOnFocus?: boolean | undefined;
  /** Focuses the control when it mounts. */
  autoFocus?: boolean | undefined;
  /** Tabular figures. */
  tabular?: boolean | undefined;
  /**
   * Whether the browser marks misspelled words.
   * @default for `text` only
   */
  spellCheck?: boolean | undefined;
  /**
   * 32 px, or 40 in forms of public pages.
   * @default 'default'
   */
  size?: 'default' | 'large' | undefined;
  /** Inside the box, before the text. */
  icon?: IconComponent | undefined;
  /** At the end of the label's line: "Optional", a count, a link. */
  aside?: ReactNode;
  /** Inside the box, before the text: a swatch. */
  start?: ReactNode;
  /** Inside the box, after the text: a button, a unit. */
  end?: ReactNode;
  /** Ref to the native element, to focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Enters one line of text. */
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
  selectOnFocus = false,
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
          onFocus={selectOnFocus ? (event) => event.currentTarget.select() : undefined}
        />
        {end}
      </div>
    </Field>
  );
}
