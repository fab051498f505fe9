import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { Button } from '../Button/Button.js';
import { MoreIcon } from '../Icon/icons.js';
import type { IconComponent } from '../Icon/Icon.js';
import { MenuButton } from '../Menu/MenuButton.js';
import type { MenuEntry } from '../Menu/menuItems.js';
import * as styles from './Toolbar.css.js';
import { toMenu } from './toMenu.js';
import { useFitting } from './useFitting.js';

export interface ToolbarItem {
  /** Tells it from the others. */
  id: string;
  /** What it does: "Preview". */
  label: string;
  /** Before the words. */
  icon?: IconComponent;
  /** Does it. Leave it out where `menu` is given. */
  onPress?: () => void;
  /** Opens these instead of doing something itself. */
  menu?: readonly MenuEntry[];
  /** Why it cannot be pressed now. It stays reachable and says so. */
  disabledReason?: string | undefined;
  /** Shows that it works; nothing can be sent twice. */
  pending?: boolean;
  /**
   * What is dangerous stands apart, at the far end.
   * @default 'default'
   */
  tone?: 'default' | 'danger';
  /** Begins a group: a rule stands before it. */
  startsGroup?: boolean;
}

export interface ToolbarProps {
  /** What it acts on, for screen readers: "Actions for the selected documents". */
  label: string;
  /** What can be done, most important first: what does not fit goes behind "More", last first. */
  items: readonly ToolbarItem[];
  /** Always in sight at the end: the primary button. */
  end?: ReactNode;
}

function Item({ item }: { item: ToolbarItem }) {
  const { label, icon, onPress, menu, disabledReason, pending, tone } = item;
  const shared = {
    size: 'small',
    disabledReason,
    ...(icon === undefined ? {} : { icon }),
    ...(pending === undefined ? {} : { pending }),
  } as const;
  if (menu !== undefined) return <MenuButton {...shared} label={label} items={menu} />;
  return (
    <Button
      {...shared}
      variant={tone === 'danger' ? 'ghostDanger' : 'ghost'}
      {...(onPress === undefined ? {} : { onPress })}
    >
      {label}
    </Button>
  );
}

/** Actions beside each other, one stop of the Tab key. What does not fit goes into a menu. */
export function Toolbar({ label, items, end }: ToolbarProps) {
  const signature = items.map((item) => `${item.id} ${item.label} ${String(item.startsGroup)}`).join('|');
  const { row, shown } = useFitting(items.length, signature);
  const rest = items.slice(shown);
  return (
    <AriaToolbar aria-label={label} className={styles.toolbar}>
      <div ref={row} className={styles.row}>
        {items.slice(0, shown).map((item, index) => (
          <span key={item.id} className={styles.item} data-tone={item.tone}>
            {item.startsGroup === true && index > 0 && item.tone !== 'danger' ? (
              <span className={styles.rule} />
            ) : null}
            <Item item={item} />
          </span>
        ))}
        {rest.length === 0 ? null : (
          <MenuButton label="More actions" icon={MoreIcon} iconOnly size="small" items={toMenu(rest)} />
        )}
      </div>
      {end === undefined ? null : <span className={styles.end}>{end}</span>}
    </AriaToolbar>
  );
}
