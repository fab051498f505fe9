import { IconButton } from '../../components/IconButton/IconButton.js';
import { CollapseIcon, UncollapseIcon } from '../../components/Icon/icons.js';
import { CountersignMark } from './CountersignMark.js';
import { FirmMark, type Firm } from './FirmMark.js';
import { Navigation, type NavigationGroup } from './Navigation.js';
import * as styles from './Navigation.css.js';

export interface NavigationRailProps {
  firm: Firm;
  homeHref: string;
  groups: readonly NavigationGroup[];
  collapsed: boolean;
  onCollapsedChange: (collapsed: boolean) => void;
}

/** Shows the navigation on the desk: 204 px wide, or 56 with icons only. */
export function NavigationRail({
  firm,
  homeHref,
  groups,
  collapsed,
  onCollapsedChange,
}: NavigationRailProps) {
  return (
    <div className={styles.rail} data-collapsed={collapsed ? '' : undefined}>
      <FirmMark firm={firm} href={homeHref} collapsed={collapsed} />
      <Navigation groups={groups} collapsed={collapsed} />
      <div className={styles.foot}>
        <span className={styles.maker}>
          <CountersignMark />
          Countersign
        </span>
        <IconButton
          label={collapsed ? 'Expand navigation' : 'Collapse navigation'}
          icon={collapsed ? UncollapseIcon : CollapseIcon}
          onPress={() => onCollapsedChange(!collapsed)}
        />
      </div>
    </div>
  );
}
