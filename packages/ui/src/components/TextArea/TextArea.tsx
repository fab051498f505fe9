import type { ReactNode, Ref } from 'react';
import { Field } from '../Field/Field.js';
import * as styles from '../Field/Field.css.js';
import { useField, type FieldText } from '../Field/useField.js';

export interface TextAreaProps extends FieldText {
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
  /**
   * Lines shown.
   * @default 3
   */
  rows?: number;
  /** At the end of the label's line: "Optional", a count, a link. */
  aside?: ReactNode;
  /** The native element, to move focus to it. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
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
