import { Badge, Button, FilterIcon, Inline } from '@countersign/ui';
import { everything, isFiltered } from '../documentsSearch.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { quickFiltersInUse } from '../quickFilters.ts';
import { viewMessages } from '../views.messages.ts';
import { FilterChip } from './FilterChip.tsx';
import { QuickFilterChips } from './laterParts.tsx';
import { useFilterPath } from './useFilterPath.ts';

/** On phones: opens the filters, says which ones hide documents, and removes them one by one or all. */
export function FilterInUse() {
  const { find, search, room } = useDocuments();
  const path = useFilterPath().join(' › ');
  const quick = quickFiltersInUse(search).length;
  const count = quick + (search.view === 'all' ? 0 : 1) + (search.filter === 0 ? 0 : 1);
  return (
    <Inline gap={8} wrap grow>
      <Button size="small" icon={FilterIcon} onPress={room.openFilters}>
        {count === 0 ? (
          'Filters'
        ) : (
          <>
            Filters <Badge count={count} label="in use" />
          </>
        )}
      </Button>
      {search.view === 'all' ? null : (
        <FilterChip
          text={viewMessages[search.view].label}
          onRemove={() => {
            find({ view: 'all' });
          }}
        />
      )}
      {search.filter === 0 || path === '' ? null : (
        <FilterChip
          text={path}
          onRemove={() => {
            find({ filter: 0 });
          }}
        />
      )}
      {quick === 0 ? null : <QuickFilterChips />}
      {isFiltered(search) ? (
        <Button
          variant="ghost"
          size="small"
          onPress={() => {
            find({ ...everything, q: search.q });
          }}
        >
          Show all documents
        </Button>
      ) : null}
    </Inline>
  );
}
