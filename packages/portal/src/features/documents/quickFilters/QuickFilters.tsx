import { QuickFilterIcon, Popover } from '@countersign/ui';
import { useDocuments } from '../model/documentsModel.ts';
import { quickFiltersInUse } from '../quickFilters.ts';
import { QuickFilterFields } from './QuickFilterFields.tsx';

/** Opens the quick filters beside the search; open at first, because it loads with the first press on its button. */
export function QuickFilters() {
  const { search } = useDocuments();
  const count = { value: quickFiltersInUse(search).length, label: 'in use' };
  return (
    <Popover
      label="Quick filters"
      count={count}
      icon={QuickFilterIcon}
      variant="secondary"
      width="form"
      defaultOpen
    >
      {() => <QuickFilterFields />}
    </Popover>
  );
}
