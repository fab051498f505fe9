import {
  Cell,
  Column,
  Row,
  type Selection,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table';
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { useMemo } from 'react';
import { reactContestant, type ScreenProps } from '../reactContestant.tsx';
import { type BenchRow, columnNames, HEIGHT, ROW, WIDTH } from '../rows.ts';

const layoutOptions = { rowHeight: ROW, headingHeight: ROW };

/** Kept by the table for each row, as its documentation asks for. */
function line(row: BenchRow) {
  return (
    <Row>
      {columnNames.map((name, place) => (
        <Cell key={name}>{row.texts[place]}</Cell>
      ))}
    </Row>
  );
}

/** Made once: a new element would have the table collect its columns anew. */
const header = (
  <TableHeader>
    {columnNames.map((name, place) => (
      <Column key={name} isRowHeader={place === 0} width={WIDTH / 8}>
        {name}
      </Column>
    ))}
  </TableHeader>
);

function Screen({ rows, selection, onSelectionChange }: ScreenProps<Selection>) {
  const body = useMemo(() => <TableBody items={rows}>{line}</TableBody>, [rows]);
  return (
    <Virtualizer layout={TableLayout} layoutOptions={layoutOptions}>
      <Table
        aria-label="Documents"
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={selection}
        onSelectionChange={onSelectionChange}
        style={{ width: WIDTH, height: HEIGHT, overflow: 'auto', scrollPaddingTop: ROW }}
      >
        {header}
        {body}
      </Table>
    </Virtualizer>
  );
}

/** React Aria Components: its table in its virtualizer. */
export const ariaTable = reactContestant<Selection>({
  Screen,
  scroller: '[role="grid"]',
  row: '[role="row"]',
  none: new Set(),
  one: (index) => new Set([index + 1]),
  all: 'all',
});
