import { Fragment } from 'react';
import { useVirtualRows } from '../../components/virtual/useVirtualRows.js';
import type { UploadListProps } from './UploadList.js';
import { hasBar, UploadRow, type UploadPanelItem } from './UploadRow.js';

interface NearUploadRowsProps extends UploadListProps {
  /** The scrolling element. */
  list: HTMLElement | null;
  /** The file whose row has focus: it always renders. */
  focusedId: string | null;
}

/** Renders the rows of a long list near its visible area. In a separate file, because few lists are long. */
export function NearUploadRows({ items, list, focusedId, ...handlers }: NearUploadRowsProps) {
  const { rows, after, measure } = useVirtualRows({
    count: items.length,
    keyOf: (index) => items[index]?.id ?? index,
    estimate: (index) => estimatedHeight(items[index]),
    scrollElement: list,
    measuredLater: true,
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
              {...handlers}
              measure={measure}
            />
          </Fragment>
        );
      })}
      {after > 0 ? <Room height={after} /> : null}
    </>
  );
}

/** Takes the space of omitted rows. */
function Room({ height }: { height: number }) {
  return <li aria-hidden="true" style={{ height }} />;
}

function estimatedHeight(item: UploadPanelItem | undefined): number {
  if (item === undefined) return 50;
  const destination = item.destination === undefined ? 0 : 18;
  if (item.status === 'duplicate' || item.status === 'interrupted') return 88 + destination;
  return (hasBar(item) ? 57 : 50) + destination;
}
