import { Fragment, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { useScrollPlace, type ScrollPlace } from '../virtual/useScrollPlace.js';
import { useVirtualRows } from '../virtual/useVirtualRows.js';
import { AllTreeRows, type TreeRowsProps } from './AllTreeRows.js';

/** Estimated height of an unrendered row in px. */
const ROW = 32;

/**
 * Renders the rows of a long tree near the visible area of a scrolling pane. On a page that scrolls as a
 * whole it renders all. In a separate file, because few trees are long.
 */
export function NearTreeRows(props: TreeRowsProps) {
  const [place, findPlace] = useScrollPlace();
  return (
    <div role="presentation" ref={findPlace}>
      {place.scroller === null ? <AllTreeRows {...props} /> : <NearRows {...props} {...place} />}
    </div>
  );
}

function NearRows({ items, draw, keptIds, onDrawn, scroller, margin }: TreeRowsProps & ScrollPlace) {
  const { rows, after, measure } = useVirtualRows({
    count: items.length,
    keyOf: (index) => items[index]?.node.id ?? index,
    estimate: () => ROW,
    scrollElement: scroller ?? null,
    margin,
    kept: () => items.flatMap(({ node }, index) => (keptIds.has(node.id) ? [index] : [])),
  });
  const drawn = useEffectEvent(onDrawn);
  const areDrawn = rows.length > 0;
  useLayoutEffect(() => {
    if (areDrawn) drawn();
  }, [areDrawn]);
  useLayoutEffect(() => {
    drawn();
  }, [rows]);
  return (
    <>
      {rows.map(({ index, gap }) => {
        const item = items[index];
        return item === undefined ? null : (
          <Fragment key={item.node.id}>
            <Room height={gap} />
            <div role="presentation" ref={measure} data-index={index}>
              {draw(index)}
            </div>
          </Fragment>
        );
      })}
      <Room height={after} />
    </>
  );
}

/** Takes the space of omitted rows. */
function Room({ height }: { height: number }): ReactNode {
  return height > 0 ? <div role="presentation" style={{ height }} /> : null;
}
