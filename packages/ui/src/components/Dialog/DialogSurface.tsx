import * as Radix from '@radix-ui/react-dialog';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { useUNSAFE_PortalContext } from 'react-aria/PortalProvider';
import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside';
import { usePreventScroll } from 'react-aria/usePreventScroll';
import { OverlayRoot } from '../../theme/OverlayRoot.js';
import * as styles from './Dialog.css.js';
import { firstField } from './firstField.js';

interface DialogSurfaceProps {
  /** `alertdialog` for a question that must be answered. */
  role: 'dialog' | 'alertdialog';
  describedBy: boolean;
  /** Escape, or a press on the scrim. */
  onLeave: (by: 'escape' | 'outside') => void;
  children: ReactNode;
}

function prevent(event: Event): void {
  event.preventDefault();
}

/** The modal part: everything outside is inert, focus stays inside, the page does not scroll. */
function ModalContent({ onLeave, children }: Pick<DialogSurfaceProps, 'onLeave' | 'children'>) {
  const scrim = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  usePreventScroll();

  useEffect(() => {
    const content = scrim.current?.parentElement;
    if (content == null) return undefined;
    const show = ariaHideOutside([content], { shouldUseInert: true });
    if (!content.contains(document.activeElement))
      (firstField(content) ?? content).focus({ preventScroll: true });
    return show;
  }, []);

  return (
    <OverlayRoot>
      <div
        ref={scrim}
        className={styles.scrim}
        data-dialog-scrim=""
        // A press that began inside (a drag over the edge) does not close.
        onPointerDown={() => {
          pressed.current = true;
        }}
        onPointerUp={() => {
          if (pressed.current) onLeave('outside');
          pressed.current = false;
        }}
      />
      {children}
    </OverlayRoot>
  );
}

/**
 * Radix's dialog, non-modal, with react-aria's focus scope: Radix's own modal mode takes the
 * pointer from react-aria's popovers and closes the dialog with their Escape.
 */
export function DialogSurface({ role, describedBy, onLeave, children }: DialogSurfaceProps) {
  const { getContainer } = useUNSAFE_PortalContext();

  function keys(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // What floats inside stops its own Escape; this one is meant for the topmost dialog alone.
    event.stopPropagation();
    onLeave('escape');
  }

  return (
    <Radix.Portal container={getContainer?.() ?? undefined}>
      {/* Around the dialog itself: it has the focus where nothing in it asks for it, and must give it back. */}
      <FocusScope contain restoreFocus>
        <Radix.Content
          role={role}
          aria-modal="true"
          tabIndex={-1}
          className={styles.dialog}
          {...(describedBy ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={prevent}
          onCloseAutoFocus={prevent}
          onEscapeKeyDown={prevent}
          onInteractOutside={prevent}
          onKeyDown={keys}
        >
          <ModalContent onLeave={onLeave}>{children}</ModalContent>
        </Radix.Content>
      </FocusScope>
    </Radix.Portal>
  );
}
