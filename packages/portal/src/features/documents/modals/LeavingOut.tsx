import { Notice, Stack, Text } from '@countersign/ui';
import type { Eligibility } from '../actions/eligibility.ts';
import { bulkMessages } from '../bulk/bulk.messages.ts';
import { overLimit } from '../bulk/leftOut.messages.ts';
import { Counted } from '../bulk/Counted.tsx';

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
  const sentences = [leftOut, overLimit(eligibility)].filter((sentence) => sentence !== undefined);
  return (
    <Stack gap={12}>
      <Counted isCounting={isCounting} said={sentences.length === 0 ? undefined : sentences.join(' ')}>
        {sentences.length === 0 ? null : (
          <Notice tone="caution">
            <Stack gap={4}>
              {sentences.map((sentence) => (
                <Text as="p" key={sentence}>
                  {sentence}
                </Text>
              ))}
            </Stack>
          </Notice>
        )}
      </Counted>
      {isExact && most === 0 ? null : (
        <Text as="p">{isJob ? `${consequence} ${bulkMessages.continuesWhenClosed}` : consequence}</Text>
      )}
    </Stack>
  );
}
