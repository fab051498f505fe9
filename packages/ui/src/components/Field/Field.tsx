import type { ReactNode } from 'react';
import { useThemeWarning } from '../../theme/useThemeWarning.js';
import { Icon } from '../Icon/Icon.js';
import { CircleAlertIcon } from '../Icon/icons.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './Field.css.js';
import type { FieldText } from './useField.js';

interface FieldProps extends FieldText {
  ids: { inputId: string; labelId: string; hintId: string | undefined; errorId: string | undefined };
  /** At the end of the label's line: "Optional", a count, a link. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Lays out a label, a control, and the hint or error. */
export function Field({ ids, label, labelHidden, hint, error, aside, children }: FieldProps) {
  useThemeWarning();
  const text = (
    <label htmlFor={ids.inputId} id={ids.labelId} className={styles.label}>
      {label}
    </label>
  );
  return (
    <div className={styles.field}>
      {labelHidden === true ? (
        <VisuallyHidden>{text}</VisuallyHidden>
      ) : (
        <div className={styles.head}>
          {text}
          {aside === undefined ? null : <span className={styles.aside}>{aside}</span>}
        </div>
      )}
      {children}
      {ids.hintId === undefined ? null : (
        <p id={ids.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {ids.errorId === undefined ? null : (
        // An alert is announced when it appears, also where focus is in the field already.
        <p id={ids.errorId} role="alert" className={styles.error}>
          <Icon icon={CircleAlertIcon} tone="critical" />
          {error}
        </p>
      )}
    </div>
  );
}
