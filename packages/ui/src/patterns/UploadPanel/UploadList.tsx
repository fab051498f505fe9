import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { lazyComponent } from '../../components/lazyComponent/lazyComponent.js';
import type { UploadChoiceHandlers } from './UploadChoices.js';
import { UploadRow, type UploadPanelItem } from './UploadRow.js';
import * as styles from './UploadPanel.css.js';

export interface UploadListProps extends UploadChoiceHandlers {
  items: readonly UploadPanelItem[];
  onRetry: (id: string) => void;
  onDismiss?: ((id: string) => void) | undefined;
  hrefOf?: ((id: string) => string | undefined) | undefined;
}

/**
 * Lists up to this length render completely; in a longer one, this many rows until the rest can be omitted.
 */
const SHORT_LIST = 40;

function FirstRows({ items, ...handlers }: UploadListProps) {
  return items
    .slice(0, SHORT_LIST)
    .map((item, index) => (
      <UploadRow key={item.id} item={item} position={index + 1} total={items.length} {...handlers} />
    ));
}

const NearRows = lazyComponent(async () => (await import('./NearUploadRows.js')).NearUploadRows, FirstRows);

/** Lists the files. In a long list only the rows near the visible area are in the page. */
export function UploadList(props: UploadListProps) {
  const { items } = props;
  const [list, setList] = useState<HTMLElement | null>(null);
  const focused = useRef<Element>(null);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  useLayoutEffect(() => {
    // A button that was pressed may be gone with what it did: the focus stays in the list.
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) list?.focus();
  });
  return (
    <div
      ref={setList}
      className={styles.list}
      role="group"
      aria-label="Files"
      {...focusable}
      onFocus={(event) => {
        focused.current = event.target;
        setFocusedId(focusedItem(event, items));
      }}
      onBlur={() => {
        focused.current = null;
        setFocusedId(null);
      }}
    >
      <ul>
        {items.length > SHORT_LIST ? (
          <NearRows {...props} list={list} focusedId={focusedId} />
        ) : (
          <FirstRows {...props} />
        )}
      </ul>
    </div>
  );
}

/** The list scrolls, and finished rows contain nothing focusable. */
const focusable = { tabIndex: 0 };

function focusedItem(event: FocusEvent<HTMLElement>, items: readonly UploadPanelItem[]): string | null {
  const position = event.target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
  return position == null ? null : (items[Number(position) - 1]?.id ?? null);
}
