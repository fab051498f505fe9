import './tanStack.css';
import {
  type ColumnDef,
  createColumnHelper,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useRef } from 'react';
import { reactContestant, type ScreenProps } from '../reactContestant.tsx';
import { type BenchRow, columnNames, ROW, WIDTH } from '../rows.ts';

const features = tableFeatures({ rowSelectionFeature });
const helper = createColumnHelper<typeof features, BenchRow>();
const columns: ColumnDef<typeof features, BenchRow>[] = helper.columns(
  columnNames.map((header, place) =>
    helper.accessor((row) => row.texts[place] ?? '', { id: header, header }),
  ),
);

interface LineProps {
  row: BenchRow;
  top: number;
  selected: boolean;
  onPress: (row: BenchRow) => void;
}

/** Drawn again only when its row, its place or its choice changed. */
const Line = memo(function Line({ row, top, selected, onPress }: LineProps) {
  return (
    <div
      className="line"
      aria-selected={selected}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => onPress(row)}
    >
      {row.texts.map((text, place) => (
        <div key={columnNames[place]} style={{ width: WIDTH / 8 }}>
          {text}
        </div>
      ))}
    </div>
  );
});

type Selection = Record<string, true>;

function Screen({ rows, selection, onSelectionChange }: ScreenProps<Selection>) {
  const scroller = useRef<HTMLDivElement>(null);
  const table = useTable({
    features,
    columns,
    data: rows,
    state: { rowSelection: selection },
    getRowId: (row) => String(row.id),
  });
  const model = table.getRowModel().rows;
  const virtualizer = useVirtualizer({
    count: model.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 5,
  });
  return (
    <div className="scroller" ref={scroller}>
      <div className="head">
        {table.getHeaderGroups()[0]?.headers.map((header) => (
          <div key={header.id} style={{ width: WIDTH / 8 }}>
            <table.FlexRender header={header} />
          </div>
        ))}
      </div>
      <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = model[index];
          return row === undefined ? null : (
            <Line
              key={row.id}
              row={row.original}
              top={start}
              selected={selection[row.id] === true}
              onPress={({ id }) => onSelectionChange({ [id]: true })}
            />
          );
        })}
      </div>
    </div>
  );
}

/** What most build for themselves: TanStack Table and Virtual, and divs without ARIA or keyboard. */
export const tanStackGrid = reactContestant<Selection>({
  Screen,
  scroller: '.scroller',
  row: '.line',
  none: {},
  one: (index) => ({ [index + 1]: true }),
  all: {},
});
