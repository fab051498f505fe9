import { Button, FilterIcon, IconButton } from '@countersign/ui';
import { useDocuments } from '../model/documentsModel.ts';
import { useFilterPath } from './useFilterPath.ts';

/** Opens the filters where they are in a drawer beside the grid, and names the selected one. */
export function FiltersButton() {
  const { room } = useDocuments();
  const name = useFilterPath().at(-1);
  // A phone's list has the button below its search, with the filters in use.
  if (room.openFilters === undefined || room.list) return null;
  if (name === undefined) {
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
      Filters: {name}
    </Button>
  );
}
