import { Button } from '@countersign/ui/button';
import { DataGrid, EVERYTHING, type DataGridColumn, type DataGridState } from '@countersign/ui/data-grid';
import { Dialog } from '@countersign/ui/dialog';
import { SigningFrame } from '@countersign/ui/signing-frame';
import { SigningProgress, type SigningStep } from '@countersign/ui/signing-progress';
import { TextField } from '@countersign/ui/text-field';
import { ThemeProvider } from '@countersign/ui/theme';
import { UploadPanel, type UploadPanelItem } from '@countersign/ui/upload-panel';
import { useState } from 'react';

/* Whole pages whose screenshots are compared: every consumer and Storybook must render the same pixels. */

interface Document {
  id: number;
  title: string;
  modified: string;
}

const columns: readonly DataGridColumn<Document>[] = [
  { id: 'title', header: 'Title', width: 240, grow: 1, rowHeader: true, text: ({ title }) => title },
  { id: 'modified', header: 'Modified', width: 120, tabular: true, text: ({ modified }) => modified },
];

const rows: DataGridState<Document> = {
  status: 'ready',
  total: 200,
  rowAt: (index) => ({
    id: index,
    title: `Trust deed ${String(index + 1)}.pdf`,
    modified: `${String((index % 28) + 1)} Oct 2026`,
  }),
};

const gridPlace = { width: 880, height: 480 };

/** A grid with all rows selected, and the dialog that its button opens. */
export function GridPage() {
  const [open, setOpen] = useState(false);
  return (
    <div style={gridPlace}>
      <DataGrid
        label="Documents"
        columns={columns}
        state={rows}
        rowId={({ id }) => id}
        selection={EVERYTHING}
        onSelectionChange={() => undefined}
        rowMenu={() => [{ id: 'rename', label: 'Rename', onSelect: () => setOpen(true) }]}
      />
      <Button variant="primary" onPress={() => setOpen(true)}>
        Rename
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Rename Trust deed 1.pdf"
        footer={<Button variant="primary">Rename</Button>}
      >
        <TextField label="Title" value="Trust deed 1.pdf" onChange={() => undefined} />
      </Dialog>
    </div>
  );
}

const item = { percent: 100, bytesPerSecond: null, secondsLeft: null, failureReason: null };
const uploads: readonly UploadPanelItem[] = [
  {
    ...item,
    id: 'a',
    name: 'Engagement letter.pdf',
    status: 'complete',
    retryable: false,
    cancellable: false,
  },
  {
    ...item,
    id: 'b',
    name: 'Minutes.docx',
    status: 'uploading',
    percent: 40,
    bytesPerSecond: 4_800_000,
    secondsLeft: 12,
    retryable: false,
    cancellable: true,
  },
  {
    ...item,
    id: 'c',
    name: 'Statement.xlsx',
    status: 'errored',
    percent: 10,
    failureReason: 'The connection was lost.',
    retryable: true,
    cancellable: true,
  },
];

/** A panel with a file that is there, one on its way and one that failed. */
export function UploadsPage() {
  return (
    <UploadPanel
      items={uploads}
      summary={{ total: 3, complete: 1, errored: 1, active: 1, percent: 50 }}
      view="normal"
      onViewChange={() => undefined}
      onCancel={() => undefined}
      onRetry={() => undefined}
      onClose={() => undefined}
    />
  );
}

const steps: readonly SigningStep[] = [
  { id: 'hugh', state: 'done', mark: { kind: 'person', name: 'Hugh Ellery' }, title: 'Hugh Ellery' },
  { id: 'daniel', state: 'now', mark: { kind: 'person', name: 'Daniel Okafor' }, title: 'Daniel Okafor' },
];
/** A frozen clock. */
const still = { every: () => () => undefined, now: () => Date.parse('2026-11-21T09:00:00Z') };

/** The dialog in which staff sign, with four minutes left. */
export function SigningPage() {
  return (
    <SigningFrame
      src="paper.html"
      origin={typeof location === 'undefined' ? 'https://sign.example.com' : location.origin}
      title="Brindle Creek lease renewal 2026"
      lockExpires="2026-11-21T09:04:12Z"
      aside={<SigningProgress label="Signing" steps={steps} />}
      timers={still}
      onComplete={() => undefined}
      onFailed={() => undefined}
      onCancelled={() => undefined}
      onRetry={() => undefined}
      onLockExpired={() => undefined}
    />
  );
}

export const pages = { grid: GridPage, uploads: UploadsPage, signing: SigningPage } as const;

/** What a consumer's page shows: the one named, in Storybook's own colour and density. */
export function Look({ name }: { name: keyof typeof pages }) {
  const Page = pages[name];
  return (
    <ThemeProvider theme="light" brand="333C91" density="compact">
      <Page />
    </ThemeProvider>
  );
}

/** The page that an address names in its search, e.g. `?look=grid`. */
export function lookOf(search: string): keyof typeof pages | null {
  const named = new URLSearchParams(search).get('look');
  return named === 'grid' || named === 'uploads' || named === 'signing' ? named : null;
}
