import { Fragment, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Contestant } from './contestant.ts';
import type { BenchRow } from './rows.ts';

export interface ScreenProps<Selection> {
  rows: readonly BenchRow[];
  total: number;
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
}

interface Parts<Selection> {
  /** What a consumer puts around all of it once: a theme. */
  Around?: (props: { children: ReactNode }) => ReactNode;
  Screen: (props: ScreenProps<Selection>) => ReactNode;
  scroller: string;
  row: string;
  none: Selection;
  one: (index: number) => Selection;
  all: Selection;
}

interface Controls<Selection> {
  setSelection: (selection: Selection) => void;
  setRows: (rows: readonly BenchRow[]) => void;
}

/** A contestant drawn by React: its caller keeps the rows and the selection, as a screen does. */
export function reactContestant<Selection>(parts: Parts<Selection>): Contestant {
  let root: Root | undefined;
  let box: HTMLElement | undefined;
  let controls: Controls<Selection> | undefined;
  const { Around = Fragment } = parts;

  function Caller({ first, total }: { first: readonly BenchRow[]; total: number }) {
    const [selection, setSelection] = useState(parts.none);
    const [rows, setRows] = useState(first);
    controls = { setSelection: (given) => setSelection(() => given), setRows };
    return <parts.Screen rows={rows} total={total} selection={selection} onSelectionChange={setSelection} />;
  }

  function open(host: HTMLElement): Root {
    box = document.createElement('div');
    box.className = 'box';
    host.append(box);
    root = createRoot(box);
    return root;
  }

  function taken(): Controls<Selection> {
    if (controls === undefined) throw new Error('mount first');
    return controls;
  }

  return {
    row: parts.row,
    begin(host) {
      const made = open(host);
      flushSync(() => made.render('Loading'));
    },
    mount(host, rows, total) {
      const made = root ?? open(host);
      flushSync(() =>
        made.render(
          <Around>
            <Caller first={rows} total={total} />
          </Around>,
        ),
      );
    },
    unmount() {
      root?.unmount();
      root = undefined;
      box?.remove();
    },
    scroller() {
      const found = box?.querySelector(parts.scroller);
      if (!(found instanceof HTMLElement)) throw new Error('mount first');
      return found;
    },
    select(index) {
      flushSync(() => taken().setSelection(parts.one(index)));
    },
    selectAll() {
      flushSync(() => taken().setSelection(parts.all));
    },
    swap(rows) {
      flushSync(() => taken().setRows(rows));
    },
  };
}
