import { Stack, Text } from '@countersign/ui';
import { bulkMessages } from '../bulk/bulk.messages.ts';

interface LeavingOutProps {
  /** Which documents are left out; undefined if none are. */
  readonly leftOut: string | undefined;
  /** What happens to the others; undefined if there are none. */
  readonly consequence: string | undefined;
  /** Whether it runs on the server and continues when the page is closed. */
  readonly isJob: boolean;
}

/** Says in a dialog which documents an action leaves out, and what it does with the others. */
export function LeavingOut({ leftOut, consequence, isJob }: LeavingOutProps) {
  return (
    <Stack gap={12}>
      {leftOut === undefined ? null : (
        <Text as="p" weight="medium">
          {leftOut}
        </Text>
      )}
      {consequence === undefined ? null : (
        <Text as="p">{isJob ? `${consequence} ${bulkMessages.continuesWhenClosed}` : consequence}</Text>
      )}
    </Stack>
  );
}
