import { Fragment, useCallback, useState, type ComponentProps } from 'react';
import type { CollectionRenderer } from 'react-aria-components/CollectionBuilder';
import { useVirtualRows } from '../virtual/useVirtualRows.js';

/** Height of an option of one line, px. */
const OPTION = 32;

/**
 * Of a long list the options near its visible part, and the active one: what an input names as its active
 * descendant is always in the page. In a file of its own: few lists are long.
 */
export function NearOptions({
  collection,
  persistedKeys,
}: ComponentProps<CollectionRenderer['CollectionRoot']>) {
  const [list, setList] = useState<HTMLElement | null>(null);
  // The list's own element has no ref here yet while its rows are attached.
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
