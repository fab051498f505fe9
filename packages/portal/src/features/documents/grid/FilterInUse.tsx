import { useQuery } from '@tanstack/react-query';
import { documentFilterQueries } from '@countersign/api-client';
import { Button, FilterIcon, IconButton, Inline, Text } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { namesTo } from '../../filters/index.ts';
import { viewMessages } from '../views.messages.ts';
import { useDocuments } from '../model/documentsModel.ts';

/** Returns the names from the outermost filter to the selected one; empty for all documents. */
export function useFilterPath(): readonly string[] {
  const { clientId, search } = useDocuments();
  const { portal } = useServices();
  const { data: tree = [] } = useQuery(documentFilterQueries.tree(portal, clientId));
  return search.filter === 0 ? [] : namesTo(tree, search.filter);
}

/** Opens the filters where they are in a drawer, and names the selected one if there is room for its name. */
export function FiltersButton() {
  const { room } = useDocuments();
  const name = useFilterPath().at(-1);
  if (room.openFilters === undefined) return null;
  if (name === undefined || room.list) {
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

/** On phones: says which view and filter hide documents, and shows all of them. */
export function FilterInUse() {
  const { find, search } = useDocuments();
  const path = useFilterPath().join(' › ');
  const parts = [search.view === 'all' ? '' : viewMessages[search.view].label, path];
  return (
    <Inline gap={8} justify="between" grow>
      <Text step="13" tone="muted" truncate>
        {parts.filter((part) => part !== '').join(' · ')}
      </Text>
      <Button
        variant="ghost"
        size="small"
        onPress={() => {
          find({ filter: 0, view: 'all' });
        }}
      >
        Show all documents
      </Button>
    </Inline>
  );
}
