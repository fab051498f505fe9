import '@countersign/ui/styles.css';
import './page.css';
import { DataGrid, useClientRows, type DataGridColumn } from '@countersign/ui/data-grid';
import { PageLayout } from '@countersign/ui/page-layout';
import { ThemeProvider } from '@countersign/ui/theme';
import { createRoot } from 'react-dom/client';

interface Matter {
  readonly id: string;
  readonly title: string;
}

const columns: readonly DataGridColumn<Matter>[] = [
  { id: 'title', header: 'Title', width: 240, rowHeader: true, text: ({ title }) => title },
];
const matters: readonly Matter[] = Array.from({ length: 200 }, (_, place) => ({
  id: `m${place}`,
  title: `Matter ${place}`,
}));

function Page() {
  const { grid } = useClientRows({ rows: matters, columns });
  return (
    <PageLayout
      pane={{
        label: 'Filters',
        content: 'Filters',
        width: 240,
        onWidthChange: () => undefined,
        drawerOpen: false,
        onDrawerOpenChange: () => undefined,
      }}
    >
      <DataGrid
        {...grid}
        label="Matters"
        noun={{ one: 'matter', many: 'matters' }}
        columns={columns}
        rowId={({ id }) => id}
      />
    </PageLayout>
  );
}

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <ThemeProvider theme="light">
      <div className={new URLSearchParams(location.search).get('box') ?? ''} data-box="">
        <Page />
      </div>
    </ThemeProvider>,
  );
