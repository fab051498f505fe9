import { FilterIcon, Popover } from '@countersign/ui';
import { QuickFilterFields } from './QuickFilterFields.tsx';

/** Opens the quick filters beside the search. */
export function QuickFilters() {
  return (
    <Popover label="Quick filters" icon={FilterIcon} variant="secondary">
      {() => <QuickFilterFields />}
    </Popover>
  );
}
