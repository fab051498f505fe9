import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { DataGrid } from '../src/components/DataGrid/DataGrid.js';
import type { DataGridColumn, DataGridState } from '../src/components/DataGrid/dataGrid.types.js';
import {
  EMPTY_SELECTION,
  EVERYTHING,
  type GridSelection,
  selectOnly,
} from '../src/components/DataGrid/selection.js';
import type { Contestant } from './contestant.ts';
import { type BenchRow, columnNames } from './rows.ts';

const columns: readonly DataGridColumn<BenchRow>[] = columnNames.map((header, place) => ({
  id: header,
  header,
  width: 140,
  sortable: true,
  rowHeader: place === 0,
  text: (row) => row.texts[place] ?? '',
}));

function ready(rows: BenchRow[], total: number): DataGridState<BenchRow> {
  return { status: 'ready', total, rowAt: (index) => rows[index % rows.length] };
}

interface Controls {
  setSelection: (selection: GridSelection) => void;
  setState: (state: DataGridState<BenchRow>) => void;
}

interface ScreenProps {
  first: DataGridState<BenchRow>;
  onControls: (controls: Controls) => void;
}

/** A caller as a screen is one: it keeps the selection and the rows. */
function Screen({ first, onControls }: ScreenProps) {
  const [selection, setSelection] = useState(EMPTY_SELECTION);
  const [state, setState] = useState(first);
  onControls({ setSelection, setState });
  return (
    <DataGrid
      label="Documents"
      columns={columns}
      state={state}
      rowId={(row) => row.id}
      selection={selection}
      onSelectionChange={setSelection}
    />
  );
}

export function ours(): Contestant {
  let root: Root | undefined;
  let box: HTMLElement | undefined;
  let controls: Controls | undefined;
  let count = 0;

  function taken(): Controls {
    if (controls === undefined) throw new Error('mount first');
    return controls;
  }

  return {
    mount(host, rows, total) {
      count = total;
      box = document.createElement('div');
      box.className = 'ours';
      host.append(box);
      const made = createRoot(box);
      root = made;
      flushSync(() =>
        made.render(<Screen first={ready(rows, total)} onControls={(given) => (controls = given)} />),
      );
    },
    unmount() {
      root?.unmount();
      box?.remove();
    },
    scroller() {
      const grid = box?.querySelector('[role="grid"]');
      if (!(grid instanceof HTMLElement)) throw new Error('mount first');
      return grid;
    },
    select(index) {
      flushSync(() => taken().setSelection(selectOnly(index + 1)));
    },
    selectAll() {
      flushSync(() => taken().setSelection(EVERYTHING));
    },
    swap(rows) {
      flushSync(() => taken().setState(ready(rows, count)));
    },
  };
}
