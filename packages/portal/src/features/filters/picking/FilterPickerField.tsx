import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import {
  announce,
  FilterTree,
  Inline,
  SearchField,
  Stack,
  Text,
  type FilterTreeProps,
} from '@countersign/ui';
import { narrowFilters } from './narrowFilters.ts';
import { pickingMessages } from './picking.messages.ts';

interface FilterPickerFieldProps extends Pick<
  FilterTreeProps,
  'state' | 'selectedId' | 'focusRequest' | 'expanded' | 'onExpandedChange' | 'revealedId'
> {
  /** Called with the filter that is pressed; undefined if a search hides the one that was selected. */
  readonly onSelect: (id: number | undefined) => void;
  /** Beside the search; gets what was searched for, if nothing matches. */
  readonly action: (missing: string) => ReactNode;
}

/** Shows a client's filters below a search, which narrows them as it is typed. From the search, Enter and arrow down go to the first match. */
export function FilterPickerField({
  state,
  selectedId,
  expanded,
  onExpandedChange,
  onSelect,
  revealedId,
  action,
  ...tree
}: FilterPickerFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  /** What users expanded among the matches: the next letter shows them all again. */
  const [opened, setOpened] = useState<ReadonlySet<number> | null>(null);
  const [shownId, setShownId] = useState(revealedId);
  // A filter that was just created need not match.
  if (shownId !== revealedId) {
    setShownId(revealedId);
    setText('');
  }
  const filters = state.status === 'ready' ? state.filters : [];
  const isSearch = text.trim() !== '';
  const found = isSearch ? narrowFilters(filters, text) : null;
  const none =
    found?.filters.length === 0 && state.status === 'ready' ? pickingMessages.none(text.trim()) : null;
  useEffect(() => {
    if (none !== null) announce(none);
  }, [none]);

  function search(next: string): void {
    setText(next);
    setOpened(null);
    if (next.trim() === '' || selectedId === undefined || selectedId === 0) return;
    // What is not seen is not submitted.
    if (!has(narrowFilters(filters, next).filters, selectedId)) onSelect(undefined);
  }

  /** Enter selects what was searched for. */
  function choose(): void {
    const first = found?.first.at(-1);
    if (first !== undefined) onSelect(first);
    enter();
  }

  function enter(): void {
    const rows = field.current?.form?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? [];
    // The root is first; above the first match are only the filters that it is in.
    const row = found === null ? [...rows].find(({ tabIndex }) => tabIndex === 0) : rows[found.first.length];
    row?.focus();
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    enter();
  });
  useEffect(() => {
    const input = field.current;
    input?.addEventListener('keydown', onKeyDown);
    return () => input?.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <Stack gap={8}>
      <Inline gap={8}>
        <SearchField
          ref={field}
          label={pickingMessages.search}
          value={text}
          fullWidth
          onChange={search}
          onSubmit={choose}
        />
        {action(none === null ? '' : text.trim())}
      </Inline>
      {none === null ? null : (
        <Text as="p" step="13" tone="muted">
          {none}
        </Text>
      )}
      <FilterTree
        {...tree}
        variant="field"
        state={found === null || state.status !== 'ready' ? state : { ...state, filters: found.filters }}
        selectedId={selectedId}
        revealedId={revealedId}
        onSelect={onSelect}
        expanded={found === null ? expanded : (opened ?? found.above)}
        onExpandedChange={found === null ? onExpandedChange : setOpened}
      />
    </Stack>
  );
}

type Filters = ReturnType<typeof narrowFilters>['filters'];

function has(filters: Filters, id: number): boolean {
  return filters.some((filter) => filter.id === id || has(filter.items, id));
}
