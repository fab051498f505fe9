import { ColumnsIcon } from '../../Icon/icons.js';
import { MenuButton } from '../../Menu/MenuButton.js';
import { dataGridMessages } from '../dataGrid.messages.js';
import type { ColumnSettings, DataGridColumn } from '../dataGrid.types.js';

export interface DataGridColumnsMenuProps<Row> {
  /** Columns of the grid. */
  columns: readonly DataGridColumn<Row>[];
  /** The user's column settings. */
  settings: ColumnSettings;
  /** Called with the settings after each change. */
  onSettingsChange: (settings: ColumnSettings) => void;
}

/**
 * Shows which columns are visible, for the toolbar above a grid. It is separate, so that a grid without it
 * stays small.
 */
export function DataGridColumnsMenu<Row>({
  columns,
  settings,
  onSettingsChange,
}: DataGridColumnsMenuProps<Row>) {
  const choices = columns
    .filter((column) => column.hideable !== false)
    .map((column) => ({ id: column.id, label: column.header }));
  const selected = choices.filter(({ id }) => settings.visible[id] !== false).map(({ id }) => id);

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
      ]}
    />
  );
}
