import { EVERYTHING, MenuButton, SettingsIcon } from '@countersign/ui';
import { gridSorts, searchSorts } from '../../../grid/sortedSearch.ts';
import { defaultSearch, sortFields, type DocumentsSearch } from '../documentsSearch.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { documentColumns } from './documentColumns.tsx';

const fields = documentColumns
  .filter(({ sortable }) => sortable === true)
  .map(({ id, header }) => ({ id, label: header }));

const directions = [
  { id: 'asc', label: 'Ascending' },
  { id: 'desc', label: 'Descending' },
] as const;

/** Offers what the header of the columns does, which a phone's list does not have. */
export function DocumentsListMenu() {
  const { search, find, selected } = useDocuments();
  function sortBy(change: {
    readonly sort?: string;
    readonly direction?: DocumentsSearch['direction'];
  }): void {
    const { sort, direction, thenBy } = { ...search, ...change };
    const [first, ...others] = gridSorts({ sort: search.sort, direction, thenBy }, sortFields);
    // Another field is another order; the other direction keeps those after it.
    const next = change.sort === undefined ? others : [];
    if (first !== undefined) find(searchSorts([{ ...first, id: sort }, ...next], sortFields, defaultSearch));
  }
  return (
    <MenuButton
      label="Sort and select"
      icon={SettingsIcon}
      iconOnly
      variant="secondary"
      placement="bottom end"
      items={[
        {
          id: 'sort',
          label: 'Sort by',
          selection: 'single',
          selected: [search.sort],
          choices: fields,
          onSelectedChange: ([sort]) => {
            if (sort !== undefined) sortBy({ sort });
          },
        },
        {
          id: 'direction',
          label: 'Order',
          selection: 'single',
          selected: [search.direction],
          choices: directions,
          onSelectedChange: ([id]) => {
            const chosen = directions.find((each) => each.id === id);
            if (chosen !== undefined) sortBy({ direction: chosen.id });
          },
        },
        {
          id: 'select',
          label: 'Selection',
          items: [
            {
              id: 'all',
              label: 'Select all',
              onSelect: () => {
                selected.select(EVERYTHING);
              },
            },
          ],
        },
      ]}
    />
  );
}
