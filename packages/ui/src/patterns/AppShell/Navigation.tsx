import { useId } from 'react';
import { Icon, type IconComponent } from '../../components/Icon/Icon.js';
import { useLinkPress } from '../../components/Link/useLinkPress.js';
import { Tooltip } from '../../components/Tooltip/Tooltip.js';
import * as styles from './Navigation.css.js';

export interface NavigationItem {
  /** Unique id. */
  id: string;
  /** Name of the page. */
  label: string;
  /** Target. */
  href: string;
  /** Icon before the name; shown alone in the collapsed rail. */
  icon: IconComponent;
  /** Marks the current page or its ancestor. */
  current?: boolean | undefined;
}

export interface NavigationGroup {
  /** Unique id among the groups. */
  id: string;
  /** Heading of the group; the first group needs none. */
  label?: string | undefined;
  /** Pages, in order. */
  items: readonly NavigationItem[];
}

export interface NavigationProps {
  groups: readonly NavigationGroup[];
  /** Shows icons only, each with its name in a tooltip. */
  collapsed?: boolean;
  /** Called when an item is followed, as to close a drawer. */
  onFollow?: () => void;
}

/** Lists the pages, in groups. */
export function Navigation({ groups, collapsed = false, onFollow }: NavigationProps) {
  return (
    <nav className={styles.groups} aria-label="Main">
      {groups.map((group) => (
        <NavigationSection key={group.id} group={group} collapsed={collapsed} onFollow={onFollow} />
      ))}
    </nav>
  );
}

interface SectionProps {
  group: NavigationGroup;
  collapsed: boolean;
  onFollow: (() => void) | undefined;
}

function NavigationSection({ group, collapsed, onFollow }: SectionProps) {
  const labelId = useId();
  return (
    <>
      {group.label === undefined ? null : (
        <div className={styles.groupLabel} id={labelId}>
          {group.label}
        </div>
      )}
      <ul className={styles.items} aria-labelledby={group.label === undefined ? undefined : labelId}>
        {group.items.map((item) => (
          <li key={item.id}>
            {collapsed ? (
              <Tooltip content={item.label}>
                <NavigationLink item={item} onFollow={onFollow} />
              </Tooltip>
            ) : (
              <NavigationLink item={item} onFollow={onFollow} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface LinkProps {
  item: NavigationItem;
  onFollow: (() => void) | undefined;
}

function NavigationLink({ item, onFollow }: LinkProps) {
  const press = useLinkPress(onFollow);
  return (
    <a
      className={styles.item}
      href={item.href}
      aria-current={item.current === true ? 'page' : undefined}
      onClick={press}
    >
      <Icon icon={item.icon} size={18} />
      <span className={styles.itemLabel}>{item.label}</span>
    </a>
  );
}
