import type { ReactNode } from 'react';
import { Inline, Spinner, Text } from '@countersign/ui';
import { countingDocuments } from '../bulk/leftOut.messages.ts';

interface CountedProps {
  /** Whether the server is still counting. */
  readonly isCounting: boolean;
  /** What it found out. */
  readonly children: ReactNode;
}

/** Says that documents are being counted, and then what was found out; screen readers announce both. */
export function Counted({ isCounting, children }: CountedProps) {
  return (
    <div role="status">
      {isCounting ? (
        <Inline gap={8}>
          <Spinner />
          <Text tone="muted">{countingDocuments}</Text>
        </Inline>
      ) : (
        children
      )}
    </div>
  );
}
