import { useEffect, useLayoutEffect, type Context, type ReactNode, type RefObject } from 'react';
import { DismissButton, Overlay } from 'react-aria/Overlay';
import { usePopover } from 'react-aria/usePopover';
import { PopoverContext } from 'react-aria-components/Popover';
import type { OverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { useOverlayPlace } from '../../theme/OverlayRoot.js';

export interface FloatLook {
  className: string;
  /**
   * Where it hangs; it turns to the other side where there is no room.
   * @default 'bottom start'
   */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'right top';
  /** What is inside is a dialog with a name of its own, so that the float need not be one. */
  holdsDialog?: boolean | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  children: ReactNode;
}

/** What a field tells its float. */
export interface FromField {
  triggerRef?: RefObject<Element | null> | undefined;
  /** What scrolls inside, where that is not the float itself. */
  scrollRef?: RefObject<Element | null> | undefined;
  /** The page stays reachable, as beside the list of a combo box. */
  isNonModal?: boolean | undefined;
  /** What a field gives to its own parts: those inside the float must not take it for theirs. */
  clearContexts?: readonly Context<null>[] | undefined;
}

interface FloatSurfaceProps extends FloatLook, FromField {
  state: OverlayTriggerState;
  popoverRef: RefObject<HTMLElement | null>;
  triggerRef: RefObject<Element | null>;
}

const gap = 4;
const everywhere = { position: 'fixed', inset: 0 } as const;

/**
 * An open float: react-aria's behaviour of a popover, in the place that theme or dialog keep for overlays. Its own
 * component can be told of such a place by an unstable door only.
 */
export function FloatSurface({
  state,
  popoverRef,
  triggerRef,
  scrollRef,
  isNonModal = false,
  holdsDialog = false,
  placement = 'bottom start',
  clearContexts = [],
  className,
  children,
  ...names
}: FloatSurfaceProps) {
  const place = useOverlayPlace();
  const isDialog = !isNonModal && !holdsDialog;

  // Before the float is placed: a list is as wide as its field.
  useLayoutEffect(() => {
    const width = triggerRef.current?.getBoundingClientRect().width ?? 0;
    popoverRef.current?.style.setProperty('--trigger-width', `${String(width)}px`);
  });

  const { popoverProps, underlayProps } = usePopover(
    {
      popoverRef,
      triggerRef,
      isNonModal,
      placement,
      offset: gap,
      ...(scrollRef !== undefined && { scrollRef }),
    },
    state,
  );

  // What is inside has had its turn to take the focus.
  useEffect(() => {
    const float = popoverRef.current;
    if (isDialog && float?.matches(':focus-within') === false) float.focus({ preventScroll: true });
  }, [isDialog, popoverRef]);

  return (
    <Overlay shouldContainFocus={isDialog} {...(place !== null && { portalContainer: place })}>
      {isNonModal ? null : <div {...underlayProps} style={everywhere} />}
      <div
        {...popoverProps}
        {...names}
        ref={(element) => {
          popoverRef.current = element;
        }}
        role={isDialog ? 'dialog' : undefined}
        tabIndex={isDialog ? -1 : undefined}
        className={className}
      >
        {isNonModal ? null : <DismissButton onDismiss={state.close} />}
        {[PopoverContext, ...clearContexts].reduce<ReactNode>(
          (inside, Cleared) => (
            <Cleared value={null}>{inside}</Cleared>
          ),
          children,
        )}
        <DismissButton onDismiss={state.close} />
      </div>
    </Overlay>
  );
}
