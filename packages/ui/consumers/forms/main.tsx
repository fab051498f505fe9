import '@countersign/ui/styles.css';
import { Button } from '@countersign/ui/button';
import { FilterTree, ROOT_FILTER, type FilterId, type FilterNode } from '@countersign/ui/filter-tree';
import { FormDialog } from '@countersign/ui/form-dialog';
import { TextField } from '@countersign/ui/text-field';
import { ThemeProvider } from '@countersign/ui/theme';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const filters: readonly FilterNode<string>[] = [
  {
    id: '0b54f3a2-tax',
    text: 'Tax returns',
    isFirm: true,
    items: [{ id: '5c1d0e77-2026', text: '2026', isFirm: true, items: [] }],
  },
  { id: '9f31b8c4-leases', text: 'Leases', isFirm: false, items: [] },
];

function Filters() {
  const [selectedId, setSelectedId] = useState<FilterId<string>>(ROOT_FILTER);
  const [expanded, setExpanded] = useState<ReadonlySet<FilterId<string>>>(new Set());
  return (
    <>
      <FilterTree
        state={{ status: 'ready', filters }}
        selectedId={selectedId}
        onSelect={setSelectedId}
        expanded={expanded}
        onExpandedChange={setExpanded}
      />
      <output>{`Selected: ${String(selectedId)}`}</output>
    </>
  );
}

function Matters() {
  const [open, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [created, setCreated] = useState<readonly string[]>([]);

  function create(): void {
    setCreated([...created, title]);
    setOpen(false);
    setTitle('');
  }

  return (
    <>
      <Button onPress={() => setOpen(true)}>New matter</Button>
      <FormDialog
        open={open}
        title="New matter"
        submitLabel="Create matter"
        changed={title !== ''}
        disabledReason={title === '' ? 'Enter a title.' : undefined}
        onSubmit={create}
        onCancel={() => setOpen(false)}
      >
        <TextField label="Title" value={title} onChange={setTitle} />
      </FormDialog>
      <ul aria-label="Matters">
        {created.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </>
  );
}

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <ThemeProvider theme="light">
      <Matters />
      <Filters />
    </ThemeProvider>,
  );
