import { FileIcon, List, Stack, Text } from '@countersign/ui';
import { shownName } from '@countersign/api-client/rules';
import type { Eligibility } from '../actions/eligibility.ts';
import { bulkMessages } from './bulk.messages.ts';
import { leftOutTitle, moreLeftOut, notListed, overLimit } from './leftOut.messages.ts';
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

/** So many of those that are left out are named. */
const NAMED = 10;

/** Says in a dialog which documents an action leaves out, and what it does with the others. */
export function LeavingOut({ eligibility, leftOut, consequence, isJob }: LeavingOutProps) {
  const { most, isExact, isCounting = false, refusals = [] } = eligibility;
  return (
    <Stack gap={12}>
      <Counted
        isCounting={isCounting}
        sentences={[notListed(eligibility), leftOut, overLimit(eligibility)]}
      />
      {refusals.length === 0 ? null : (
        <Stack gap={4}>
          <List
            flush
            label={leftOutTitle}
            items={refusals.slice(0, NAMED).map(({ document: { Id, Title, Extension }, reason }) => ({
              id: String(Id),
              title: shownName(Title),
              description: reason,
              start: <FileIcon extension={Extension} />,
            }))}
          />
          {refusals.length <= NAMED ? null : (
            <Text as="p" step="13" tone="muted">
              {moreLeftOut(refusals.length - NAMED)}
            </Text>
          )}
        </Stack>
      )}
      {isExact && most === 0 ? null : (
        <Text as="p">{isJob ? `${consequence} ${bulkMessages.continuesWhenClosed}` : consequence}</Text>
      )}
    </Stack>
  );
}
