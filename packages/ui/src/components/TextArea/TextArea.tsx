import type { ReactNode, Ref } from 'react';
import { Field } from '../Field/Field.js';
import * as styles from '../Field/Field.css.js';
import { useField, type FieldText } from '../Field/useField.js';

export interface TextAreaProps extends FieldText {
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
  /** Focuses the control when it mounts. */
  autoFocus?: boolean | undefined;
  /**
   * Number of visible lines.
   * @default 3
   */
  rows?: number | undefined;
  /** At the end of the label's line: "Optional", a count, a link. */
  aside?: ReactNode;
  /** Ref to the native element, to focus it. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Enters several lines of text. */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  aside,
  onChange,
  rows = 3,
  ...native
}: TextAreaProps) {
  const ids = useField({ hint, error });
  return (
    <Field ids={ids} label={label} labelHidden={labelHidden} hint={hint} error={error} aside={aside}>
      <div
        className={styles.box}
        data-invalid={ids.errorId === undefined ? undefined : ''}
        data-disabled={native.disabled === true ? '' : undefined}
        data-read-only={native.readOnly === true ? '' : undefined}
      >
        <textarea
          {...native}
          {...ids.aria}
          id={ids.inputId}
          rows={rows}
          className={`${styles.input} ${styles.area}`}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      </div>
    </Field>
  );
}
