import { useEffect, useLayoutEffect, type Context, type ReactNode, type RefObject } from 'react';
import { DismissButton, Overlay } from 'react-aria/Overlay';
import { usePopover } from 'react-aria/usePopover';
import { PopoverContext } from 'react-aria-components/Popover';
import type { OverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { useOverlayPlace } from '../../theme/OverlayRoot.js';

export interface FloatLook {
  className: string;
  /**
   * Preferred side of the anchor; flips if there is no room.
   * @default 'bottom start'
   */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'right top';
  /** Whether the content is a dialog with its own name, so that the popup need not be one. */
  holdsDialog?: boolean | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  children: ReactNode;
}

/** What a field passes to its popup. */
export interface FromField {
  triggerRef?: RefObject<Element | null> | undefined;
  /** Element that scrolls inside, if it is not the popup itself. */
  scrollRef?: RefObject<Element | null> | undefined;
  /** The page stays reachable, as beside the list of a combo box. */
  isNonModal?: boolean | undefined;
  /** Contexts that a field provides for its own parts: controls inside the popup must not use them. */
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
 * Renders an open popup: react-aria's popover behaviour, in the container that the theme or dialog provides
 * for overlays. React Aria's own component accepts such a container only through an unstable API.
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

  // Runs before positioning: a list is as wide as its field.
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

  // Runs after the content has had its chance to take focus.
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
