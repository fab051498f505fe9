import { Fragment } from 'react';
import { useVirtualRows } from '../../components/virtual/useVirtualRows.js';
import type { DrawnRowsProps } from './SignerRows.js';

interface NearSignerRowsProps extends DrawnRowsProps {
  /** The scrolling element. */
  list: HTMLElement | null;
  /** Index of the row that has focus, which always renders; -1 without one. */
  focused: number;
}

/** Height of a row in px: a name and an address. */
const ROW = 44;

/** Renders the rows of a long list near its visible area. In a separate file, because few clients have many accounts. */
export function NearSignerRows({ shown, draw, list, focused }: NearSignerRowsProps) {
  const { rows, after, measure } = useVirtualRows({
    count: shown.length,
    keyOf: (index) => shown[index]?.id ?? index,
    estimate: () => ROW,
    scrollElement: list,
    kept: () => [focused],
  });
  return (
    <>
      {rows.map(({ index, gap }) => {
        const account = shown[index];
        return account === undefined ? null : (
          <Fragment key={account.id}>
            {gap > 0 ? <li aria-hidden="true" style={{ height: gap }} /> : null}
            {draw(index, measure)}
          </Fragment>
        );
      })}
      {after > 0 ? <li aria-hidden="true" style={{ height: after }} /> : null}
    </>
  );
}
