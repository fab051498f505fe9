import { Button, ChevronDownIcon, FilterIcon } from '@countersign/ui';

export interface WaitingButtonProps {
  readonly onPress: () => void;
}

/** Stands where the button of the quick filters will be, and looks like it, so that nothing moves. */
export function WaitingButton({ onPress }: WaitingButtonProps) {
  return (
    <Button icon={FilterIcon} iconEnd={ChevronDownIcon} onPress={onPress}>
      Quick filters
    </Button>
  );
}
