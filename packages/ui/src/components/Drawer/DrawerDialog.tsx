import { useId } from 'react';
import { DialogSurface } from '../Dialog/DialogSurface.js';
import { useScrollable } from '../Dialog/useScrollable.js';
import { CloseIcon } from '../Icon/icons.js';
import { IconButton } from '../IconButton/IconButton.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import type { DrawerProps } from './Drawer.js';
import * as styles from './Drawer.css.js';

/** Lives in a separate file, so that wide screens never load it. */
export function DrawerDialog({ open, ...rest }: DrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({
  onOpenChange,
  title,
  titleVisible = true,
  side = 'start',
  tone = 'paper',
  children,
}: Omit<DrawerProps, 'open'>) {
  const titleId = useId();
  const body = useScrollable();
  function leave(): void {
    onOpenChange(false);
  }
  return (
    <DialogSurface role="dialog" labelledBy={titleId} onLeave={leave}>
      <div className={styles.panel} data-dialog-card="" data-side={side} data-tone={tone}>
        <div className={styles.header} data-dialog-end="" data-over={titleVisible ? undefined : ''}>
          {titleVisible ? (
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          ) : (
            <VisuallyHidden id={titleId}>{title}</VisuallyHidden>
          )}
          <IconButton label="Close" icon={CloseIcon} onPress={leave} />
        </div>
        <div ref={body} className={styles.body} data-drawer-body="">
          {children}
        </div>
      </div>
    </DialogSurface>
  );
}
