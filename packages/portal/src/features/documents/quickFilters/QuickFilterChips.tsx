import { Button } from '@countersign/ui';
import { isWaitingInView } from '../documentsSearch.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { noQuickFilters, quickFiltersInUse, type QuickFilter, type QuickFilters } from '../quickFilters.ts';
import { modifiedText, quickFilterLabels, sideLabels, unknownPerson } from '../quickFilters.messages.ts';
import { FilterChip } from './FilterChip.tsx';
import { usePeople } from './usePeople.ts';

/** Returns what a quick filter is set to, in words. */
function useQuickFilterTexts(): (name: QuickFilter, search: QuickFilters) => string {
  const { options } = usePeople(useDocuments().clientId);
  return (name, search) => {
    const value = search[name];
    if (name === 'modified') return modifiedText(value);
    if (value === 'us' || value === 'client') return sideLabels[value];
    return options.find(({ id }) => id === value)?.label ?? unknownPerson;
  };
}

interface QuickFilterChipsProps {
  /** Beside the chips of the view and the filter, which are cleared with them: what the view says is not repeated. */
  readonly besideOthers?: boolean;
}

/** Says which quick filters limit the list; each chip removes its own. */
export function QuickFilterChips({ besideOthers = false }: QuickFilterChipsProps) {
  const { search, find } = useDocuments();
  const textOf = useQuickFilterTexts();
  const isSaid = besideOthers && isWaitingInView(search);
  const inUse = quickFiltersInUse(search).filter((name) => !(isSaid && name === 'waiting'));
  return (
    <>
      {inUse.map((name) => (
        <FilterChip
          key={name}
          text={`${quickFilterLabels[name]}: ${textOf(name, search)}`}
          onRemove={() => {
            find({ [name]: '' });
          }}
        />
      ))}
      {besideOthers || inUse.length < 2 ? null : (
        <Button
          variant="link"
          size="small"
          onPress={() => {
            find(noQuickFilters);
          }}
        >
          Clear all
        </Button>
      )}
    </>
  );
}
