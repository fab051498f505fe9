import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { FieldPlace, ViewerDocument } from './document/viewerDocument.ts';
import { PageSheet } from './PageSheet.tsx';
import { FieldMark } from './SignatureField.tsx';
import styles from './Viewer.module.css';

export interface ThumbnailsProps {
  document: ViewerDocument;
  /** Current page, from 1. */
  current: number;
  /** The field to sign, marked on its page. */
  field: FieldPlace | null;
  onChoose: (page: number) => void;
}

/** Width of a thumbnail in px. */
const width = 60;

/** Shows thumbnails on wide screens. One tab stop; arrow keys move from page to page. */
export function Thumbnails({ document, current, field, onChoose }: ThumbnailsProps) {
  const list = useRef<HTMLOListElement>(null);
  const scale = width / document.firstPage.width;

  useEffect(() => {
    buttonOf(list.current, current)?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  function move(event: KeyboardEvent, page: number) {
    const target = targetOf(event.key, page, document.pageCount);
    if (target === null) return;
    event.preventDefault();
    onChoose(target);
    buttonOf(list.current, target)?.focus();
  }

  return (
    <nav className={styles.thumbnails} aria-label="Pages" data-scroller="">
      <ol ref={list} className={styles.thumbnailList}>
        {Array.from({ length: document.pageCount }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={`Page ${page}`}
              aria-current={page === current ? 'page' : undefined}
              tabIndex={page === current ? 0 : -1}
              onClick={() => {
                onChoose(page);
              }}
              onKeyDown={(event) => {
                move(event, page);
              }}
            >
              <span className={styles.thumbnailSheet}>
                <PageSheet document={document} page={page} scale={scale} widest={width}>
                  {field?.page === page ? <FieldMark place={field} /> : null}
                </PageSheet>
              </span>
              <span aria-hidden="true">{page}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function buttonOf(list: HTMLOListElement | null, page: number): HTMLButtonElement | null {
  return list?.children[page - 1]?.querySelector('button') ?? null;
}

function targetOf(key: string, page: number, last: number): number | null {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(page + 1, last);
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(page - 1, 1);
    case 'Home':
      return 1;
    case 'End':
      return last;
    default:
      return null;
  }
}
