import { useEffect, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { announceWhile } from '../announce/announce.js';
import { useThemeWarning } from '../../theme/useThemeWarning.js';
import { Icon, type IconComponent } from '../Icon/Icon.js';
import { Spinner } from '../Spinner/Spinner.js';
import { AnchoredTooltip } from '../Tooltip/AnchoredTooltip.js';
import * as styles from './Button.css.js';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'ghostDanger' | 'link';
export type ButtonSize = 'small' | 'default' | 'large';

type NativeProps = Pick<
  ComponentProps<'button'>,
  | 'aria-label'
  | 'aria-haspopup'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-pressed'
  | 'form'
  | 'id'
  | 'onKeyDown'
>;

export interface BaseButtonProps extends NativeProps {
  variant: ButtonVariant;
  size: ButtonSize;
  type?: 'button' | 'submit';
  icon?: IconComponent | undefined;
  iconEnd?: IconComponent | undefined;
  chip?: boolean | undefined;
  pending?: boolean | undefined;
  disabledReason?: string | undefined;
  /** Text of the tooltip, if it differs from the disabled reason. */
  tooltip?: string | undefined;
  fullWidth?: boolean | undefined;
  autoFocus?: boolean | undefined;
  onPress?: (() => void) | undefined;
  ref?: React.RefObject<HTMLButtonElement | null> | undefined;
  children?: ReactNode;
}

/** Announces progress once, for as long as it lasts. */
function Working() {
  useEffect(() => announceWhile('Working'), []);
  return <Spinner size={14} />;
}

/**
 * Shared by Button, IconButton and MenuButton. It uses the native element because a grid contains hundreds: a
 * button with only text is one element; a tooltip and a spinner are rendered beside it only if needed.
 */
export function BaseButton({
  variant,
  size,
  type = 'button',
  icon,
  iconEnd,
  chip,
  pending,
  disabledReason,
  tooltip,
  fullWidth,
  onPress,
  ref,
  children,
  ...native
}: BaseButtonProps) {
  useThemeWarning();
  const own = useRef<HTMLButtonElement>(null);
  const element = ref ?? own;
  const refused = disabledReason !== undefined && disabledReason !== '';
  const inert = refused || pending === true;
  // An icon gives its place to the spinner; without one it stands in the padding.
  const waits = pending === true && icon === undefined;
  const text = refused ? disabledReason : tooltip;

  function press(event: MouseEvent<HTMLButtonElement>): void {
    // A disabled submit button must not submit its form either.
    if (inert) event.preventDefault();
    else onPress?.();
  }

  const plain = icon === undefined && iconEnd === undefined;
  const inside = plain ? (
    children
  ) : (
    <>
      {icon === undefined ? null : (
        <span className={styles.glyph}>{pending === true ? <Working /> : <Icon icon={icon} />}</span>
      )}
      {children}
      {iconEnd === undefined ? null : (
        <span className={styles.glyph}>
          <Icon icon={iconEnd} size={14} />
        </span>
      )}
    </>
  );
  const button = (
    <button
      {...native}
      ref={element}
      type={type}
      className={styles.button}
      aria-disabled={inert ? true : undefined}
      aria-busy={pending === true ? true : undefined}
      {...(refused ? { 'aria-description': disabledReason } : {})}
      data-variant={variant}
      data-size={size === 'default' ? undefined : size}
      data-icon-only={children === undefined ? '' : undefined}
      data-chip={chip === true ? '' : undefined}
      data-full={fullWidth === true ? '' : undefined}
      data-waits={waits ? '' : undefined}
      data-refused={refused ? '' : undefined}
      onClick={press}
    >
      {inside}
      {waits ? (
        <span className={styles.working}>
          <Working />
        </span>
      ) : null}
    </button>
  );
  if (text === undefined) return button;
  return (
    <>
      {button}
      <AnchoredTooltip anchor={element} text={text} onPress={refused} />
    </>
  );
}
