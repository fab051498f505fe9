import { Button } from '@countersign/ui/button';
import {
  DataGrid,
  EMPTY_SELECTION,
  type DataGridColumn,
  type DataGridState,
  type GridSelection,
} from '@countersign/ui/data-grid';
import { Dialog } from '@countersign/ui/dialog';
import { Heading } from '@countersign/ui/heading';
import { ThemeProvider } from '@countersign/ui/theme';
import { UploadPanel, type UploadPanelItem, type UploadPanelView } from '@countersign/ui/upload-panel';
import { useState } from 'react';
import { Fields } from './Fields.js';

/* What every consumer shows: written as a consumer would write it, with nothing but the package's own entry points. */

interface Document {
  id: number;
  title: string;
  modified: string;
}

const documents: readonly Document[] = Array.from({ length: 200 }, (_, index) => ({
  id: index + 1,
  title: `Trust deed ${String(index + 1)}.pdf`,
  modified: '21 Nov 2026',
}));

const columns: readonly DataGridColumn<Document>[] = [
  { id: 'title', header: 'Title', width: 240, grow: 1, rowHeader: true, text: ({ title }) => title },
  { id: 'modified', header: 'Modified', width: 120, text: ({ modified }) => modified },
];

const rows: DataGridState<Document> = {
  status: 'ready',
  total: documents.length,
  rowAt: (index) => documents[index],
};

const uploads: readonly UploadPanelItem[] = [
  {
    id: 'a',
    name: 'Engagement letter.pdf',
    status: 'complete',
    percent: 100,
    bytesPerSecond: null,
    secondsLeft: null,
    failureReason: null,
    retryable: false,
    cancellable: false,
  },
  {
    id: 'b',
    name: 'Minutes.docx',
    status: 'uploading',
    percent: 40,
    bytesPerSecond: 4_800_000,
    secondsLeft: 12,
    failureReason: null,
    retryable: false,
    cancellable: true,
  },
];

const box = { width: 640, height: 320 };

export function Story() {
  const [open, setOpen] = useState(false);
  const [selection, setSelection] = useState<GridSelection>(EMPTY_SELECTION);
  const [view, setView] = useState<UploadPanelView>('normal');
  return (
    <ThemeProvider theme="light" brand="0B6E4F">
      <Heading level={1}>Documents</Heading>
      <Button variant="primary" onPress={() => setOpen(true)}>
        Delete all
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Delete 200 documents"
        footer={<Button onPress={() => setOpen(false)}>Keep them</Button>}
      >
        They cannot be brought back.
      </Dialog>
      <div style={box}>
        <DataGrid
          label="Documents"
          columns={columns}
          state={rows}
          rowId={({ id }) => id}
          selection={selection}
          onSelectionChange={setSelection}
        />
      </div>
      <Fields />
      <UploadPanel
        items={uploads}
        summary={{ total: 2, complete: 1, errored: 0, active: 1, percent: 70 }}
        view={view}
        onViewChange={setView}
        onCancel={() => undefined}
        onRetry={() => undefined}
        onClose={() => setView('minimised')}
      />
    </ThemeProvider>
  );
}
