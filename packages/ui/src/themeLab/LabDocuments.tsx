import { useMemo, useState } from 'react';
import { Button } from '../components/Button/Button.js';
import { DataGrid } from '../components/DataGrid/DataGrid.js';
import { sampleColumns, sampleCompact } from '../components/DataGrid/DataGrid.example.js';
import { documents, type SampleDocument } from '../components/DataGrid/DataGrid.fixtures.js';
import type { DataGridState, GridSort } from '../components/DataGrid/dataGrid.types.js';
import type { GridSelection } from '../components/DataGrid/selection/selection.js';
import { DownloadIcon, HistoryIcon, UploadIcon } from '../components/Icon/icons.js';
import { Inline } from '../components/Inline/Inline.js';
import type { MenuEntry } from '../components/Menu/menuItems.js';
import { SearchField } from '../components/SearchField/SearchField.js';
import { Sheet } from '../components/Sheet/Sheet.js';
import { navigation } from '../patterns/AppShell/AppShell.fixtures.js';
import { NavigationRail } from '../patterns/AppShell/NavigationRail.js';
import * as styles from './ThemeLab.css.js';

const rows = documents(128);
const state: DataGridState<SampleDocument> = {
  status: 'ready',
  total: rows.length,
  rowAt: (index) => rows[index],
};

function nothing(): void {
  // The lab only shows the menu; it has no documents.
}

const rowMenu = (): readonly MenuEntry[] => [
  { id: 'download', label: 'Download', icon: DownloadIcon, onSelect: nothing },
  { id: 'history', label: 'History', icon: HistoryIcon, onSelect: nothing },
];

interface LabGridProps {
  /** Name of the grid, unique among the themes. */
  label: string;
  /** Shows search and upload above it. */
  tools?: boolean;
}

/** Shows a client's documents, one of them selected. */
export function LabGrid({ label, tools = false }: LabGridProps) {
  const [selection, setSelection] = useState<GridSelection>({ mode: 'only', ids: new Set([1]) });
  const [sort, setSort] = useState<readonly GridSort[]>([{ id: 'modified', direction: 'descending' }]);
  return (
    <DataGrid
      label={label}
      columns={sampleColumns}
      state={state}
      rowId={(row) => row.id}
      noun={{ one: 'document', many: 'documents' }}
      selection={selection}
      onSelectionChange={setSelection}
      sort={sort}
      onSortChange={setSort}
      renderCompact={sampleCompact}
      rowMenu={rowMenu}
      toolbar={tools ? <LabTools /> : undefined}
    />
  );
}

function LabTools() {
  const [search, setSearch] = useState('');
  return (
    <Inline justify="between" gap={12} grow>
      <SearchField label="Search documents" value={search} onChange={setSearch} />
      <Button variant="primary" icon={UploadIcon}>
        Upload
      </Button>
    </Inline>
  );
}

interface LabDocumentsProps {
  firm: string;
}

/** Shows the documents screen: the rail on the desk, the grid on its sheet. */
export function LabDocuments({ firm }: LabDocumentsProps) {
  const [collapsed, setCollapsed] = useState(false);
  const mark = useMemo(() => ({ name: firm }), [firm]);
  return (
    <div className={styles.window}>
      <NavigationRail
        firm={mark}
        homeHref="#dashboard"
        groups={navigation}
        collapsed={collapsed}
        onCollapsedChange={setCollapsed}
      />
      <div className={styles.content}>
        <Sheet grow>
          <LabGrid label="Documents" tools />
        </Sheet>
      </div>
    </div>
  );
}
