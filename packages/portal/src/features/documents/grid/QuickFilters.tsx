import { FilterIcon, Popover } from '@countersign/ui';
import { QuickFilterFields } from './QuickFilterFields.tsx';

/** Opens the quick filters beside the search; open at first, because it loads with the first press on its button. */
export function QuickFilters() {
  return (
    <Popover label="Quick filters" icon={FilterIcon} variant="secondary" defaultOpen>
      {() => <QuickFilterFields />}
    </Popover>
  );
}
