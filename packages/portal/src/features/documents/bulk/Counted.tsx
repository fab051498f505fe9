import { useEffect, useRef, type ReactNode } from 'react';
import { announce, Inline, Spinner, Text } from '@countersign/ui';
import { countingDocuments } from './leftOut.messages.ts';

interface CountedProps {
  /** Whether the server is still counting. */
  readonly isCounting: boolean;
  /** What it found out, in words: announced once it has. */
  readonly said: string | undefined;
  /** The same as it is shown. */
  readonly children: ReactNode;
}

/** Says that documents are being counted, and then what was found out. */
export function Counted({ isCounting, said, children }: CountedProps) {
  const wasCounting = useRef(isCounting);
  useEffect(() => {
    if (wasCounting.current && !isCounting && said !== undefined) announce(said);
    wasCounting.current = isCounting;
  }, [isCounting, said]);
  if (!isCounting) return children;
  return (
    <Inline gap={8}>
      <Spinner />
      <Text tone="muted">{countingDocuments}</Text>
    </Inline>
  );
}
