import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { DialogSurface } from '../Dialog/DialogSurface.js';
import { useScrollable } from '../Dialog/useScrollable.js';
import { CloseIcon } from '../Icon/icons.js';
import { IconButton } from '../IconButton/IconButton.js';
import * as styles from './Drawer.css.js';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** @default 'start' */
  side?: 'start' | 'end';
  /** `desk` for the navigation. @default 'paper' */
  tone?: 'paper' | 'desk';
  children: ReactNode;
}

/** A pane that has no room on a small screen, as a dialog at its side. */
export function Drawer({ open, onOpenChange, title, side = 'start', tone = 'paper', children }: DrawerProps) {
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
