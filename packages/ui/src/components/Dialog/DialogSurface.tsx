import * as Radix from '@radix-ui/react-dialog';
import { useRef, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { OverlayRoot, useOverlayPlace } from '../../theme/OverlayRoot.js';
import { useThemeWarning } from '../../theme/useThemeWarning.js';
import { lazyComponent } from '../lazyComponent/lazyComponent.js';
import * as styles from './Dialog.css.js';
import { useModal } from './useModal.js';
import { useScrollLock } from './useScrollLock.js';

interface DialogSurfaceProps {
  /** `alertdialog` for a question that must be answered. */
  role: 'dialog' | 'alertdialog';
  /** Id of its title. */
  labelledBy: string;
  /** Id of what describes it. */
  describedBy?: string | undefined;
  /** Escape, or a press on the scrim. */
  onLeave: (by: 'escape' | 'outside') => void;
  children: ReactNode;
}

const TouchScrollLock = lazyComponent(async () => (await import('./TouchScrollLock.js')).TouchScrollLock);
// Only the WebKit of iOS knows this property.
const scrollsByTouch = typeof CSS !== 'undefined' && CSS.supports('-webkit-touch-callout', 'none');

function neverChanges(): () => void {
  return () => undefined;
}

/** Whether the page is the browser's own: false on a server, and while the page hydrates. */
function useInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function prevent(event: Event): void {
  event.preventDefault();
}

/** The modal part: everything outside is inert, focus stays inside, the page does not scroll. */
function ModalContent({ onLeave, children }: Pick<DialogSurfaceProps, 'onLeave' | 'children'>) {
  const scrim = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  useModal(scrim);
  useScrollLock();

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
      {scrollsByTouch ? <TouchScrollLock /> : null}
      {children}
    </OverlayRoot>
  );
}

/**
 * Radix's dialog, non-modal, made modal by us: Radix's own modal mode takes the pointer from react-aria's popovers
 * and closes the dialog with their Escape. It is mounted while it is open: it closes without animation.
 */
export function DialogSurface({ role, labelledBy, describedBy, onLeave, children }: DialogSurfaceProps) {
  useThemeWarning();
  const place = useOverlayPlace();
  // A server writes no portals, so none may exist when React compares its markup.
  if (!useInBrowser()) return null;

  function keys(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Popups inside handle their own Escape; this one is meant for the topmost dialog alone.
    event.stopPropagation();
    onLeave('escape');
  }

  return (
    <Radix.Root open modal={false}>
      {createPortal(
        <Radix.Content
          role={role}
          aria-modal="true"
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          tabIndex={-1}
          className={styles.dialog}
          onOpenAutoFocus={prevent}
          onCloseAutoFocus={prevent}
          onEscapeKeyDown={prevent}
          onInteractOutside={prevent}
          onKeyDown={keys}
        >
          <ModalContent onLeave={onLeave}>{children}</ModalContent>
        </Radix.Content>,
        place ?? document.body,
      )}
    </Radix.Root>
  );
}
