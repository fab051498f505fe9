import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import {
  turnedSize,
  type FieldPlace,
  type Rotation,
  type ViewerDocument,
} from './document/viewerDocument.ts';
import { PageSheet } from './PageSheet.tsx';
import { FieldMark } from './SignatureField.tsx';
import styles from './Viewer.module.css';

export interface ThumbnailsProps {
  document: ViewerDocument;
  /** Current page, from 1. */
  current: number;
  rotation: Rotation;
  /** The field to sign, marked on its page. */
  field: FieldPlace | null;
  onChoose: (page: number) => void;
}

/** Width of a thumbnail in px. */
const width = 60;

/** Shows thumbnails on wide screens. One tab stop; arrow keys move from page to page. */
export function Thumbnails({ document, current, rotation, field, onChoose }: ThumbnailsProps) {
  const list = useRef<HTMLOListElement>(null);
  const scale = width / turnedSize(document.firstPage, rotation).width;

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
                <Miniature
                  document={document}
                  page={page}
                  scale={scale}
                  rotation={rotation}
                  field={field?.page === page ? field : null}
                />
              </span>
              <span aria-hidden="true">{page}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface MiniatureProps {
  document: ViewerDocument;
  page: number;
  scale: number;
  rotation: Rotation;
  field: FieldPlace | null;
}

/** The picture of a page. It does not change when another page becomes the current one. */
const Miniature = memo(function Miniature({ field, ...sheet }: MiniatureProps) {
  return (
    <PageSheet {...sheet} widest={width}>
      {field === null ? null : <FieldMark place={field} />}
    </PageSheet>
  );
});

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
