import { Badge, Button, ChevronDownIcon, QuickFilterIcon } from '@countersign/ui';
import { useDocuments } from '../model/documentsModel.ts';
import { quickFiltersInUse } from '../quickFilters.ts';

export interface WaitingButtonProps {
  readonly onPress: () => void;
}

/** Stands where the button of the quick filters will be, and looks like it, so that nothing moves. */
export function WaitingButton({ onPress }: WaitingButtonProps) {
  const { search } = useDocuments();
  return (
    <Button icon={QuickFilterIcon} iconEnd={ChevronDownIcon} onPress={onPress}>
      Quick filters <Badge count={quickFiltersInUse(search).length} label="in use" />
    </Button>
  );
}
