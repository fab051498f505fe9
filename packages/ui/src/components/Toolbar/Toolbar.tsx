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
  /** Unique id. */
  id: string;
  /** Text: "Preview". */
  label: string;
  /** Icon before the text. */
  icon?: IconComponent | undefined;
  /** Performs the action. Omit it if `menu` is given. */
  onPress?: (() => void) | undefined;
  /** Opens these items instead of performing an action. */
  menu?: readonly MenuEntry[] | undefined;
  /** Why it is disabled. It stays reachable and shows the reason. */
  disabledReason?: string | undefined;
  /** Shows progress and ignores further presses. */
  pending?: boolean | undefined;
  /**
   * Dangerous actions are separate, at the far end.
   * @default 'default'
   */
  tone?: 'default' | 'danger' | undefined;
  /** Starts a group, with a rule before it. */
  startsGroup?: boolean | undefined;
}

export interface ToolbarProps {
  /** Name of the toolbar, for screen readers: "Actions for the selected documents". */
  label: string;
  /** Items, most important first: overflowing items move behind "More", last first. */
  items: readonly ToolbarItem[];
  /** Always visible at the end: the primary button. */
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

/** Places actions side by side, as one tab stop. Overflowing items move into a menu. */
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
