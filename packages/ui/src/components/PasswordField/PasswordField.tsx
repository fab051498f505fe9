import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.js';
import { CheckIcon, HideIcon, MinusIcon, PreviewIcon } from '../Icon/icons.js';
import { IconButton } from '../IconButton/IconButton.js';
import { TextField } from '../TextField/TextField.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './PasswordField.css.js';

export interface PasswordRequirement {
  /** "At least 8 characters". */
  label: string;
  /** Whether the text fulfils it. */
  met: boolean;
}

export interface PasswordFieldProps {
  /** What to type, above the field: "New password". */
  label: string;
  /** Controlled value. Without it the field keeps its own, for pages that are sent as forms. */
  value?: string;
  /** Told the text at each change. */
  onChange?: (value: string) => void;
  /** Told when the field is left, to check it then. */
  onBlur?: () => void;
  /** Name in a sent form. */
  name?: string;
  /** Help below the field, until there is an error. */
  hint?: string | undefined;
  /** What is wrong and what to do. */
  error?: string | undefined;
  /**
   * `new-password` lets a password manager suggest one.
   * @default 'current-password'
   */
  autoComplete?: 'current-password' | 'new-password';
  /** Must be filled before the form is sent. */
  required?: boolean;
  /** Cannot be changed or reached now. */
  disabled?: boolean;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
  /**
   * 32 px, or 40 in forms of public pages.
   * @default 'default'
   */
  size?: 'default' | 'large';
  /** At the end of the label's line: the link to a forgotten password. */
  aside?: ReactNode;
  /** What a new password needs, with what it has so far. */
  requirements?: readonly PasswordRequirement[];
}

const never = () => () => undefined;

/** Without script the button could do nothing, so it comes with the script. */
function useHasScript(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** A password that can be shown, pasted and filled by a password manager. */
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
