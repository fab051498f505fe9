import { Button, Inline } from '@countersign/ui';
import { noSearch, filterCount } from '../documentsSearch.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { quickFiltersInUse } from '../quickFilters.ts';
import { viewMessages } from '../views.messages.ts';
import { FilterChip } from './FilterChip.tsx';
import { QuickFilterChips } from './laterQuickFilters.tsx';
import { useFilterPath } from '../model/useFilterPath.ts';

/** On phones, and for a view of one filter: says which filters hide documents, and removes them one by one, or several at once. */
export function FilterInUse() {
  const { find, search } = useDocuments();
  const path = useFilterPath().join(' › ');
  const quick = quickFiltersInUse(search).length;
  return (
    <Inline gap={8} wrap grow>
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
      {filterCount(search) > 1 ? (
        <Button
          variant="ghost"
          size="small"
          onPress={() => {
            find({ ...noSearch, q: search.q });
          }}
        >
          Show all documents
        </Button>
      ) : null}
    </Inline>
  );
}
