import { Badge, Button, FilterIcon, IconButton, useMediaQuery } from '@countersign/ui';
import { filterCount } from '../documentsSearch.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { NARROW_QUERY } from '../model/useDrawers.ts';
import { useFilterPath } from '../model/useFilterPath.ts';

/** Opens the filters where they are in a drawer, and says which one is selected; on phones how many are set. */
export function FiltersButton() {
  const { room, search } = useDocuments();
  const name = useFilterPath().at(-1);
  const isNarrow = useMediaQuery(NARROW_QUERY);
  const count = room.list ? filterCount(search) : 0;
  if (room.openFilters === undefined) return null;
  if (room.list && isNarrow) {
    // The search needs the space of the words; chips below it name what is in use.
    return (
      <IconButton
        label={count === 0 ? 'Filters' : `Filters: ${count} in use`}
        icon={FilterIcon}
        variant="secondary"
        size="default"
        onPress={room.openFilters}
      />
    );
  }
  if (room.list) {
    return (
      <Button onPress={room.openFilters}>
        Filters
        {count === 0 ? null : (
          <>
            {' '}
            <Badge count={count} label="in use" />
          </>
        )}
      </Button>
    );
  }
  return (
    <Button icon={FilterIcon} onPress={room.openFilters}>
      {name === undefined ? 'Filters' : `Filters: ${name}`}
    </Button>
  );
}
