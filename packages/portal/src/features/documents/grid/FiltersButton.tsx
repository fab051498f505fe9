import { Badge, Button, FilterIcon, IconButton, useMediaQuery, VisuallyHidden } from '@countersign/ui';
import { filterCount } from '../documentsSearch.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { useFilterPath } from '../model/useFilterPath.ts';

/** Below this width the search needs the space of the word. */
const NARROW_QUERY = '(max-width: 359px)';

/** Opens the filters where they are in a drawer, and says which one is selected; on phones how many are set. */
export function FiltersButton() {
  const { room, search } = useDocuments();
  const name = useFilterPath().at(-1);
  const isNarrow = useMediaQuery(NARROW_QUERY);
  const count = room.list ? filterCount(search) : 0;
  if (room.openFilters === undefined) return null;
  if (room.list && (count > 0 || !isNarrow)) {
    return (
      <Button icon={isNarrow ? FilterIcon : undefined} onPress={room.openFilters}>
        {isNarrow ? <VisuallyHidden>Filters</VisuallyHidden> : 'Filters'}
        {count === 0 ? null : (
          <>
            {' '}
            <Badge count={count} label="in use" />
          </>
        )}
      </Button>
    );
  }
  if (room.list) {
    return (
      <IconButton
        label="Filters"
        icon={FilterIcon}
        variant="secondary"
        size="default"
        onPress={room.openFilters}
      />
    );
  }
  return (
    <Button icon={FilterIcon} onPress={room.openFilters}>
      {name === undefined ? 'Filters' : `Filters: ${name}`}
    </Button>
  );
}
