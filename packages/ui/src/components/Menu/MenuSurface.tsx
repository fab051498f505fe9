import { useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { useOverlayPlace } from '../../theme/OverlayRoot.js';
import { useScrollLock } from '../Dialog/useScrollLock.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import type { MenuProps } from './Menu.js';
import * as styles from './Menu.css.js';
import { placeMenu } from './placeMenu.js';
import { useMenuFocus } from './useMenuFocus.js';

interface MenuSurfaceProps extends Required<Pick<MenuProps, 'label' | 'anchor' | 'placement' | 'focus'>> {
  id: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** React hands events of the menu on to what it was opened from, for which they are not meant. */
function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}

/** An open menu beside its anchor, in the container that the theme or dialog provides for overlays. */
export function MenuSurface({ label, anchor, placement, focus, id, onClose, children }: MenuSurfaceProps) {
  const place = useOverlayPlace();
  const surface = useRef<HTMLDivElement>(null);
  const float = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useScrollLock();

  // Before it takes the focus, which would scroll to where it is not yet.
  useLayoutEffect(() => {
    function put(): void {
      const box = anchor.current?.getBoundingClientRect();
      if (box === undefined || surface.current === null || float.current === null) return;
      const { style, offsetWidth: width, offsetHeight: height } = float.current;
      const window = surface.current.getBoundingClientRect();
      const { left, top, maxHeight } = placeMenu(box, { width, height }, window, placement);
      // A transformed box around would be the window of what is fixed in it.
      Object.assign(style, {
        left: `${String(left - window.left)}px`,
        top: `${String(top - window.top)}px`,
        maxHeight: `${String(maxHeight)}px`,
      });
    }
    put();
    window.addEventListener('resize', put);
    return () => window.removeEventListener('resize', put);
  }, [anchor, placement]);
  const onKeyDown = useMenuFocus(surface, menu, focus, onClose);

  return createPortal(
    <div
      ref={surface}
      role="presentation"
      className={styles.surface}
      onPointerDown={stop}
      onMouseDown={stop}
      onClick={stop}
      onContextMenu={(event) => {
        event.preventDefault();
        stop(event);
      }}
    >
      <div
        role="presentation"
        className={styles.outside}
        data-menu-outside=""
        // The focus stays in the menu until it closes.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClose}
        onContextMenu={onClose}
      />
      <div ref={float} className={`${styles.float} ${styles.placed}`}>
        <div
          ref={menu}
          role="menu"
          id={id}
          aria-label={label}
          tabIndex={-1}
          className={styles.menu}
          onKeyDown={onKeyDown}
        >
          {children}
        </div>
        {/* For screen readers on phones, which have no Escape. */}
        <VisuallyHidden>
          <button type="button" tabIndex={-1} aria-label="Dismiss" onClick={onClose} />
        </VisuallyHidden>
      </div>
    </div>,
    place ?? document.body,
  );
}
