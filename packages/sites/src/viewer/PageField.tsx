import { useId, useState, type Ref } from 'react';
import { announce, VisuallyHidden } from '@countersign/ui';
import { viewerMessages } from './viewer.messages.ts';
import styles from './Viewer.module.css';

export interface PageFieldProps {
  /** Current page, from 1. */
  page: number;
  pageCount: number;
  onGo: (page: number) => void;
  ref: Ref<HTMLInputElement>;
}

/** Shows the current page, and goes to the one that is typed. */
export function PageField({ page, pageCount, onGo, ref }: PageFieldProps) {
  const id = useId();
  /** What is being typed; null shows the current page. */
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);

  function forget(): void {
    setTyped(null);
    setWrong(false);
  }

  function go(): void {
    const wanted = Number(typed?.trim() ?? page);
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > pageCount || typed?.trim() === '') {
      setWrong(true);
      // Screen readers miss a region that comes together with its text, and an error that has not changed.
      announce(viewerMessages.wrongPage(pageCount), 'assertive');
      return;
    }
    forget();
    onGo(wanted);
  }

  return (
    <form
      className={styles.pageForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <span aria-hidden="true">Page</span>
      <input
        ref={ref}
        className={styles.pageInput}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={viewerMessages.pageNumber}
        aria-invalid={wrong}
        aria-describedby={wrong ? id : undefined}
        style={{ inlineSize: `${Math.max(2, String(pageCount).length) + 2}ch` }}
        value={typed ?? String(page)}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(false);
        }}
        onBlur={forget}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || typed === null) return;
          // Takes back what was typed; the dialog around the viewer stays open.
          event.preventDefault();
          forget();
        }}
      />
      <span aria-hidden="true">of {pageCount}</span>
      <VisuallyHidden>
        <span role="status">{viewerMessages.place(page, pageCount)}</span>
      </VisuallyHidden>
      {wrong ? (
        <span id={id} className={styles.pageWrong}>
          {viewerMessages.wrongPage(pageCount)}
        </span>
      ) : null}
    </form>
  );
}
