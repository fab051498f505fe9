import { Drawer } from '../../components/Drawer/Drawer.js';
import { CountersignMark } from './CountersignMark.js';
import type { Firm } from './FirmMark.js';
import { Navigation, type NavigationGroup } from './Navigation.js';
import * as styles from './Navigation.css.js';

export interface NavigationDrawerProps {
  firm: Firm;
  groups: readonly NavigationGroup[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Shows the navigation of a small screen. It closes when a page is selected. */
export function NavigationDrawer({ firm, groups, open, onOpenChange }: NavigationDrawerProps) {
  const close = () => onOpenChange(false);
  return (
    <Drawer title={firm.name} side="start" tone="desk" open={open} onOpenChange={onOpenChange}>
      <div className={styles.drawer}>
        <Navigation groups={groups} onFollow={close} />
        <div className={styles.foot}>
          <span className={styles.maker}>
            <CountersignMark />
            Countersign
          </span>
        </div>
      </div>
    </Drawer>
  );
}
