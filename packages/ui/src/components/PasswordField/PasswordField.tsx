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
  met: boolean;
}

export interface PasswordFieldProps {
  label: string;
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** `new-password` lets a password manager suggest one. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  /** @default 'default' */
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
              <Icon drawing={met ? CheckIcon : MinusIcon} size={14} />
              {label}
              <VisuallyHidden>{met ? ', met' : ', not met'}</VisuallyHidden>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
