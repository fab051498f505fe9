import { EVERYTHING, MenuButton, SortIcon, type GridSort } from '@countersign/ui';
import { gridSorts, searchSorts } from '../../../grid/sortedSearch.ts';
import { defaultSearch, sortFields, type DocumentsSearch } from '../documentsSearch.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { documentColumns } from './documentColumns.tsx';

const fields = documentColumns
  .filter(({ sortable }) => sortable === true)
  .map(({ id, header }) => ({ id, label: header }));

/** A field that sorts nothing: the order ends with the first one. */
const nothing = { id: '', label: 'None' };

const directions = [
  { id: 'asc', label: 'Ascending' },
  { id: 'desc', label: 'Descending' },
] as const;

/** The same, as the grid names them. */
const gridDirections = [
  { id: 'ascending', label: 'Ascending' },
  { id: 'descending', label: 'Descending' },
] as const;

/** Offers what the header of the columns does, which a phone's list does not have. */
export function DocumentsListMenu() {
  const { search, find, selected } = useDocuments();
  const order = { sort: search.sort, direction: search.direction, thenBy: search.thenBy };
  const [, second, ...later] = gridSorts(order, sortFields);
  /** A phone sets the first two fields; one after them stays if it is another one. */
  function sortThenBy(next: GridSort | null): void {
    const [first] = gridSorts(order, sortFields);
    if (first === undefined) return;
    const others = next === null ? [] : [next, ...later.filter(({ id }) => id !== next.id)];
    find(searchSorts([first, ...others], sortFields, defaultSearch));
  }
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
      icon={SortIcon}
      iconOnly
      variant="secondary"
      placement="bottom end"
      items={[
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
            const direction = directions.find((each) => each.id === id);
            if (direction !== undefined) sortBy({ direction: direction.id });
          },
        },
        {
          id: 'thenBy',
          label: 'Then by',
          selection: 'single',
          selected: [second?.id ?? nothing.id],
          choices: [nothing, ...fields.filter(({ id }) => id !== search.sort)],
          onSelectedChange: ([id]) => {
            if (id === undefined || id === second?.id) return;
            sortThenBy(id === nothing.id ? null : { id, direction: 'ascending' });
          },
        },
        ...(second === undefined
          ? []
          : [
              {
                id: 'thenDirection',
                label: 'Second order',
                selection: 'single' as const,
                selected: [second.direction],
                choices: gridDirections,
                onSelectedChange: ([id]: readonly string[]) => {
                  const direction = gridDirections.find((each) => each.id === id);
                  if (direction !== undefined) sortThenBy({ id: second.id, direction: direction.id });
                },
              },
            ]),
      ]}
    />
  );
}
