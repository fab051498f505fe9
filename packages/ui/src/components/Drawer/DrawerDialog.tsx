import * as Radix from '@radix-ui/react-dialog';
import { DialogSurface } from '../Dialog/DialogSurface.js';
import { useScrollable } from '../Dialog/useScrollable.js';
import { CloseIcon } from '../Icon/icons.js';
import { IconButton } from '../IconButton/IconButton.js';
import type { DrawerProps } from './Drawer.js';
import * as styles from './Drawer.css.js';

/** The drawer itself, in a file of its own: a wide screen never loads it. */
export function DrawerDialog({
  open,
  onOpenChange,
  title,
  side = 'start',
  tone = 'paper',
  children,
}: DrawerProps) {
  const body = useScrollable();
  function leave(): void {
    onOpenChange(false);
  }
  return (
    <Radix.Root open={open} modal={false}>
      <DialogSurface role="dialog" describedBy={false} onLeave={leave}>
        <div className={styles.panel} data-side={side} data-tone={tone}>
          <div className={styles.header}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <IconButton label="Close" icon={CloseIcon} onPress={leave} />
          </div>
          <div ref={body} className={styles.body}>
            {children}
          </div>
        </div>
      </DialogSurface>
    </Radix.Root>
  );
}
