import type { ReactNode, Ref } from 'react';
import { Field } from '../Field/Field.js';
import * as styles from '../Field/Field.css.js';
import { useField, type FieldText } from '../Field/useField.js';

export interface TextAreaProps extends FieldText {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  maxLength?: number;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean;
  /** Lines shown. @default 3 */
  rows?: number;
  aside?: ReactNode;
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
