import { isChoices, isItem, type MenuEntry, type MenuItem } from '../Menu/menuItems.js';
import type { ToolbarItem } from './Toolbar.js';

function nothing(): void {
  // An item without an action is only shown: it has a reason, or its menu has the actions.
}

function toItem({ id, label, icon, onPress, disabledReason, pending, tone }: ToolbarItem): MenuItem {
  const reason = pending === true ? 'Please wait' : disabledReason;
  return {
    id,
    label,
    onSelect: onPress ?? nothing,
    ...(icon === undefined ? {} : { icon }),
    ...(reason === undefined ? {} : { disabledReason: reason }),
    ...(tone === undefined ? {} : { tone }),
  };
}

/** A menu among the items becomes a group with its name, because a nested menu would be hard to reach. */
function toGroups({ id, label, menu = [] }: ToolbarItem): readonly MenuEntry[] {
  const loose = menu.filter(isItem);
  const rest = menu.flatMap((entry) => {
    if (isItem(entry)) return [];
    return [isChoices(entry) ? entry : { ...entry, label: entry.label ?? label }];
  });
  return loose.length === 0 ? rest : [{ id, label, items: loose }, ...rest];
}

/** Converts the overflowing items to a menu in the same order. */
export function toMenu(items: readonly ToolbarItem[]): readonly MenuEntry[] {
  return items.flatMap((item) =>
    item.menu === undefined || item.disabledReason !== undefined ? [toItem(item)] : toGroups(item),
  );
}
