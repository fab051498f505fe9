import { useId } from 'react';
import { DialogSurface } from '../Dialog/DialogSurface.js';
import { useScrollable } from '../Dialog/useScrollable.js';
import { CloseIcon } from '../Icon/icons.js';
import { IconButton } from '../IconButton/IconButton.js';
import type { DrawerProps } from './Drawer.js';
import * as styles from './Drawer.css.js';

/** Lives in a separate file, so that wide screens never load it. */
export function DrawerDialog({ open, ...rest }: DrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({
  onOpenChange,
  title,
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
      <div className={styles.panel} data-side={side} data-tone={tone}>
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton label="Close" icon={CloseIcon} onPress={leave} />
        </div>
        <div ref={body} className={styles.body} data-drawer-body="">
          {children}
        </div>
      </div>
    </DialogSurface>
  );
}
