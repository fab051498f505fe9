import { Stack, Text } from '@countersign/ui';
import type { Eligibility } from '../actions/eligibility.ts';
import { bulkMessages } from './bulk.messages.ts';
import { notListed, overLimit } from './leftOut.messages.ts';
import { Counted } from './Counted.tsx';

interface LeavingOutProps {
  readonly eligibility: Eligibility;
  /** Which documents are left out; undefined if none are. */
  readonly leftOut: string | undefined;
  /** What happens to the others. */
  readonly consequence: string;
  /** Whether it runs on the server and continues when the page is closed. */
  readonly isJob: boolean;
}

/** Says in a dialog which documents an action leaves out, and what it does with the others. */
export function LeavingOut({ eligibility, leftOut, consequence, isJob }: LeavingOutProps) {
  const { most, isExact, isCounting = false } = eligibility;
  return (
    <Stack gap={12}>
      <Counted
        isCounting={isCounting}
        sentences={[notListed(eligibility), leftOut, overLimit(eligibility)]}
      />
      {isExact && most === 0 ? null : (
        <Text as="p">{isJob ? `${consequence} ${bulkMessages.continuesWhenClosed}` : consequence}</Text>
      )}
    </Stack>
  );
}
