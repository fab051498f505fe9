import { Button } from '@countersign/ui';
import { bulkMessages } from '../bulk/bulk.messages.ts';

export interface RunsInProgressProps {
  readonly count: number;
  /** Shows one of them again. */
  readonly onOpen: () => void;
}

/** Counts the actions of this client that run in the background; a press shows one again. */
export function RunsInProgress({ count, onOpen }: RunsInProgressProps) {
  return (
    <Button size="small" variant="ghost" onPress={onOpen}>
      {bulkMessages.inProgress(count)}
    </Button>
  );
}
