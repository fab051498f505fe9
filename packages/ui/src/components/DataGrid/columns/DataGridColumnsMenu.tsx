import { use, useSyncExternalStore } from 'react';
import { ColumnsIcon } from '../../Icon/icons.js';
import { MenuButton } from '../../Menu/MenuButton.js';
import { dataGridMessages } from '../dataGrid.messages.js';
import type { ColumnSettings, DataGridColumn } from '../dataGrid.types.js';
import { isChanged, NO_SETTINGS } from './columnSettings.js';
import { ShownColumnsContext } from './shownColumns.js';

export interface DataGridColumnsMenuProps<Row> {
  /** Columns of the grid. */
  columns: readonly DataGridColumn<Row>[];
  /** The user's column settings. */
  settings: ColumnSettings;
  /** Called with the settings after each change. */
  onSettingsChange: (settings: ColumnSettings) => void;
}

function subscribeNothing() {
  return () => undefined;
}

function getNothing(): null {
  return null;
}

/**
 * Shows which columns are visible, and resets them, for the toolbar above a grid. In the grid's own `toolbar` a column
 * that the grid leaves out because space is short counts as hidden; selecting it shows it nevertheless. The menu is
 * separate, so that a grid without it stays small.
 */
export function DataGridColumnsMenu<Row>({
  columns,
  settings,
  onSettingsChange,
}: DataGridColumnsMenuProps<Row>) {
  const choices = columns
    .filter((column) => column.hideable !== false)
    .map((column) => ({ id: column.id, label: column.header }));
  const { subscribe, get } = use(ShownColumnsContext) ?? { subscribe: subscribeNothing, get: getNothing };
  const shown = useSyncExternalStore(subscribe, get, getNothing);
  const selected = choices
    .filter(({ id }) => (shown === null ? settings.visible[id] !== false : shown.includes(id)))
    .map(({ id }) => id);

  function choose(next: readonly string[]): void {
    const changed = choices.filter(({ id }) => next.includes(id) !== selected.includes(id));
    const visible = { ...settings.visible };
    for (const { id } of changed) visible[id] = next.includes(id);
    onSettingsChange({ ...settings, visible });
  }

  return (
    <MenuButton
      label={dataGridMessages.columns}
      icon={ColumnsIcon}
      iconOnly
      placement="bottom end"
      items={[
        {
          id: 'columns',
          label: dataGridMessages.columns,
          selection: 'multiple',
          selected,
          onSelectedChange: choose,
          choices,
        },
        ...(isChanged(settings)
          ? [
              {
                id: 'reset',
                label: dataGridMessages.resetColumns,
                onSelect: () => onSettingsChange(NO_SETTINGS),
              },
            ]
          : []),
      ]}
    />
  );
}
