import { useState, type FocusEvent } from 'react';
import { rowWindow } from './rowWindow.js';
import { UploadRow, type UploadPanelItem } from './UploadRow.js';
import * as styles from './UploadPanel.css.js';

export interface UploadListProps {
  items: readonly UploadPanelItem[];
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
}

/** The files. Of a long list only the rows near the visible part are in the page. */
export function UploadList({ items, onCancel, onRetry }: UploadListProps) {
  const [scrollTop, setScrollTop] = useState(0);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const { first, end, before, after } = rowWindow(items.map(estimatedHeight), scrollTop);
  const rows = items.map((item, index) => ({ item, index }));
  const near = rows.slice(first, end);
  /** A row that holds the focus stays, however far it is scrolled away. */
  const held = rows.filter(({ item, index }) => item.id === focusedId && (index < first || index >= end));

  function draw({ item, index }: { item: UploadPanelItem; index: number }) {
    return (
      <UploadRow
        key={item.id}
        item={item}
        position={index + 1}
        total={items.length}
        onCancel={onCancel}
        onRetry={onRetry}
      />
    );
  }

  return (
    <div
      className={styles.list}
      role="group"
      aria-label="Files"
      {...focusable}
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
      onFocus={(event) => setFocusedId(focusedItem(event, items))}
      onBlur={() => setFocusedId(null)}
    >
      <ul>
        {held.filter(({ index }) => index < first).map(draw)}
        {before > 0 ? <li aria-hidden="true" style={{ height: before }} /> : null}
        {near.map(draw)}
        {after > 0 ? <li aria-hidden="true" style={{ height: after }} /> : null}
        {held.filter(({ index }) => index >= end).map(draw)}
      </ul>
    </div>
  );
}

/** It scrolls, and finished rows hold nothing that could take the focus. */
const focusable = { tabIndex: 0 };

function estimatedHeight({ status }: UploadPanelItem): number {
  return status === 'uploading' || status === 'retrying' || status === 'finishing' ? 57 : 50;
}

function focusedItem(event: FocusEvent<HTMLElement>, items: readonly UploadPanelItem[]): string | null {
  const position = event.target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
  return position == null ? null : (items[Number(position) - 1]?.id ?? null);
}
