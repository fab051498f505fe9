import { Fragment, useCallback, useState, type ComponentProps } from 'react';
import type { CollectionRenderer } from 'react-aria-components/CollectionBuilder';
import { useVirtualRows } from '../virtual/useVirtualRows.js';

/** Height of a one-line option in px. */
const OPTION = 32;

/**
 * Renders the options of a long list near its visible area, and the active one, because an input's active
 * descendant must be in the page. In a separate file, because few lists are long.
 */
export function NearOptions({
  collection,
  persistedKeys,
}: ComponentProps<CollectionRenderer['CollectionRoot']>) {
  const [list, setList] = useState<HTMLElement | null>(null);
  // The ref of the list's element is not set yet when its rows mount.
  const findList = useCallback((element: Element | null) => {
    setList(element?.parentElement ?? null);
  }, []);
  const options = [...collection];
  const { rows, after, measure } = useVirtualRows({
    count: options.length,
    keyOf: (index) => options[index]?.key ?? index,
    estimate: () => OPTION,
    scrollElement: list,
    kept: () => options.flatMap(({ key }, index) => (persistedKeys?.has(key) === true ? [index] : [])),
  });
  return (
    <div role="presentation" ref={findList}>
      {rows.map(({ index, gap }) => {
        const option = options[index];
        return option === undefined ? null : (
          <Fragment key={option.key}>
            {gap > 0 ? <div role="presentation" style={{ height: gap }} /> : null}
            <div role="presentation" ref={measure} data-index={index}>
              {option.render?.(option)}
            </div>
          </Fragment>
        );
      })}
      {after > 0 ? <div role="presentation" style={{ height: after }} /> : null}
    </div>
  );
}
