import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.js';
import { CheckIcon, HideIcon, MinusIcon, PreviewIcon } from '../Icon/icons.js';
import { IconButton } from '../IconButton/IconButton.js';
import { TextField } from '../TextField/TextField.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './PasswordField.css.js';

export interface PasswordRequirement {
  /** Text of the requirement: "At least 8 characters". */
  label: string;
  /** Whether the password meets it. */
  met: boolean;
}

export interface PasswordFieldProps {
  /** Label above the field: "New password". */
  label: string;
  /** Controlled value. Without it the field is uncontrolled, for native forms. */
  value?: string | undefined;
  /** Called with the text on each change. */
  onChange?: ((value: string) => void) | undefined;
  /** Called on blur, to validate then. */
  onBlur?: (() => void) | undefined;
  /** Name in a submitted form. */
  name?: string | undefined;
  /** Help below the field, until there is an error. */
  hint?: string | undefined;
  /** Error message: what is wrong and what to do. */
  error?: string | undefined;
  /**
   * `new-password` lets a password manager suggest one.
   * @default 'current-password'
   */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  /** Must be filled before the form is submitted. */
  required?: boolean | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** Focuses the control when it mounts. */
  autoFocus?: boolean | undefined;
  /**
   * 32 px, or 40 in forms of public pages.
   * @default 'default'
   */
  size?: 'default' | 'large' | undefined;
  /** At the end of the label's line: the "Forgot password" link. */
  aside?: ReactNode;
  /** Requirements of a new password, and which of them it meets. */
  requirements?: readonly PasswordRequirement[] | undefined;
}

const never = () => () => undefined;

/** Without script the button would do nothing, so it appears only with script. */
function useHasScript(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Enters a password, which users can show, paste and fill from a password manager. */
export function PasswordField({
  requirements,
  autoComplete = 'current-password',
  ...field
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const hasScript = useHasScript();
  return (
    <div>
      <TextField
        {...field}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        spellCheck={false}
        end={
          hasScript ? (
            <IconButton
              label={shown ? 'Hide password' : 'Show password'}
              icon={shown ? HideIcon : PreviewIcon}
              onPress={() => {
                setShown(!shown);
              }}
            />
          ) : undefined
        }
      />
      {requirements === undefined ? null : (
        <ul className={styles.requirements} aria-label="Password requirements">
          {requirements.map(({ label, met }) => (
            <li key={label} className={styles.requirement} data-met={met ? '' : undefined}>
              <Icon icon={met ? CheckIcon : MinusIcon} size={14} />
              {label}
              <VisuallyHidden>{met ? ', met' : ', not met'}</VisuallyHidden>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
