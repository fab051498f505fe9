import { useEffect, useRef, type KeyboardEvent } from 'react';
import { ChevronDownIcon, ChevronUpIcon, CloseIcon, IconButton, SearchField } from '@countersign/ui';
import { searchMessages } from '../viewer.messages.ts';
import styles from '../Viewer.module.css';
import type { Search } from './useSearch.ts';

export interface SearchBarProps {
  search: Search;
  /** Changes each time the search is asked for, so that the field is focused again. */
  asked: number;
  onClose: () => void;
}

/** Text field of the search, with the count and the way from match to match. */
export function SearchBar({ search, asked, onClose }: SearchBarProps) {
  const { query, matches, setQuery, move } = search;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [asked]);

  function keys(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const steps = event.key === 'F3' || (event.key === 'Enter' && event.target === field.current);
    if (event.key === 'Escape') onClose();
    else if (steps) move(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    // The dialog around the viewer stays open.
    event.stopPropagation();
  }

  const none = matches.length === 0 ? searchMessages.none : undefined;
  return (
    <div role="search" className={styles.search} onKeyDownCapture={keys}>
      <SearchField ref={field} label={searchMessages.label} value={query} onChange={setQuery} fullWidth />
      <span className={styles.count} role="status">
        {countOf(search)}
      </span>
      <div className={styles.steps}>
        <IconButton
          label={searchMessages.previous}
          icon={ChevronUpIcon}
          disabledReason={none}
          onPress={() => {
            move(-1);
          }}
        />
        <IconButton
          label={searchMessages.next}
          icon={ChevronDownIcon}
          disabledReason={none}
          onPress={() => {
            move(1);
          }}
        />
        <IconButton label={searchMessages.close} icon={CloseIcon} onPress={onClose} />
      </div>
    </div>
  );
}

function countOf({ matches, current, progress }: Search): string {
  switch (progress.status) {
    case 'idle':
      return '';
    case 'searching':
      return searchMessages.searching;
    case 'done':
      if (matches.length > 0) return searchMessages.count(current + 1, matches.length, progress.more);
      return progress.readable ? searchMessages.none : searchMessages.unreadable;
  }
}
