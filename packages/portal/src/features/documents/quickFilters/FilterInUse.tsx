import { Button, Inline } from '@countersign/ui';
import { filterCount, isWaitingInView, noSearch } from '../documentsSearch.ts';
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
            find(isWaitingInView(search) ? { view: 'all', waiting: '' } : { view: 'all' });
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
      {quick === 0 ? null : <QuickFilterChips besideOthers />}
      {filterCount(search) > 1 ? (
        <Button
          variant="link"
          size="small"
          onPress={() => {
            find({ ...noSearch, q: search.q });
          }}
        >
          Clear all
        </Button>
      ) : null}
    </Inline>
  );
}
