import { useEffect, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { announce } from '../announce/announce.js';
import { Icon, type IconDrawing } from '../Icon/Icon.js';
import { Spinner } from '../Spinner/Spinner.js';
import { useTooltip } from '../Tooltip/useTooltip.js';
import * as styles from './Button.css.js';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'ghostDanger';
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
  icon?: IconDrawing | undefined;
  iconEnd?: IconDrawing | undefined;
  pending?: boolean | undefined;
  refusedReason?: string | undefined;
  /** Words of the tooltip, where they differ from the refusal. */
  tooltip?: string | undefined;
  fullWidth?: boolean | undefined;
  autoFocus?: boolean | undefined;
  onPress?: (() => void) | undefined;
  ref?: React.RefObject<HTMLButtonElement | null> | undefined;
  children?: ReactNode;
}

/** What Button, IconButton and MenuButton share. Native on purpose: hundreds stand in a grid. */
export function BaseButton({
  variant,
  size,
  type = 'button',
  icon,
  iconEnd,
  pending = false,
  refusedReason,
  tooltip,
  fullWidth,
  onPress,
  ref,
  children,
  ...native
}: BaseButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const element = ref ?? own;
  const refused = refusedReason !== undefined && refusedReason !== '';
  const words = useTooltip(element, refused ? refusedReason : tooltip);
  const iconOnly = children === undefined;

  useEffect(() => {
    if (pending) announce('Working…');
  }, [pending]);

  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (pending || refused) {
      // A submit button must not send its form either.
      event.preventDefault();
      if (refused) words.show();
      return;
    }
    onPress?.();
  }

  const { onKeyDown: tooltipKeys, ...anchorProps } = words.anchorProps;
  return (
    <>
      <button
        {...native}
        {...anchorProps}
        ref={element}
        type={type}
        className={styles.button}
        aria-disabled={pending || refused ? true : undefined}
        aria-busy={pending ? true : undefined}
        {...(refused ? { 'aria-description': refusedReason } : {})}
        data-variant={variant}
        data-size={size}
        data-icon-only={iconOnly ? '' : undefined}
        data-full={fullWidth === true ? '' : undefined}
        data-pending={pending ? '' : undefined}
        data-refused={refused ? '' : undefined}
        onClick={press}
        onKeyDown={(event) => {
          tooltipKeys(event);
          native.onKeyDown?.(event);
        }}
      >
        <span className={styles.content}>
          {icon === undefined ? null : (
            <span className={styles.glyph}>
              <Icon drawing={icon} />
            </span>
          )}
          {children}
          {iconEnd === undefined ? null : (
            <span className={styles.glyph}>
              <Icon drawing={iconEnd} size={14} />
            </span>
          )}
        </span>
        {pending ? (
          <span className={styles.working}>
            <Spinner />
          </span>
        ) : null}
      </button>
      {words.bubble}
    </>
  );
}
