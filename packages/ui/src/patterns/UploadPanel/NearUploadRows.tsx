import { Fragment } from 'react';
import { useVirtualRows } from '../../components/virtual/useVirtualRows.js';
import type { UploadListProps } from './UploadList.js';
import { UploadRow, type UploadPanelItem } from './UploadRow.js';

interface NearUploadRowsProps extends UploadListProps {
  /** What scrolls. */
  list: HTMLElement | null;
  /** The file whose row holds the focus: it stays, however far it is scrolled away. */
  focusedId: string | null;
}

/** The rows of a long list that are near its visible part, in a file of their own: few lists are long. */
export function NearUploadRows({ items, list, focusedId, onCancel, onRetry }: NearUploadRowsProps) {
  const { rows, after, measure } = useVirtualRows({
    count: items.length,
    keyOf: (index) => items[index]?.id ?? index,
    estimate: (index) => estimatedHeight(items[index]),
    scrollElement: list,
    kept: () => (focusedId === null ? [] : [items.findIndex(({ id }) => id === focusedId)]),
  });
  return (
    <>
      {rows.map(({ index, gap }) => {
        const item = items[index];
        return item === undefined ? null : (
          <Fragment key={item.id}>
            {gap > 0 ? <Room height={gap} /> : null}
            <UploadRow
              item={item}
              position={index + 1}
              total={items.length}
              onCancel={onCancel}
              onRetry={onRetry}
              measure={measure}
            />
          </Fragment>
        );
      })}
      {after > 0 ? <Room height={after} /> : null}
    </>
  );
}

/** Stands for rows that are left out. */
function Room({ height }: { height: number }) {
  return <li aria-hidden="true" style={{ height }} />;
}

function estimatedHeight(item: UploadPanelItem | undefined): number {
  const bar = item?.status === 'uploading' || item?.status === 'retrying' || item?.status === 'finishing';
  return bar ? 57 : 50;
}
