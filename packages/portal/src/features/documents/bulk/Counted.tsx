import { useEffect, useRef } from 'react';
import { announce, Inline, Notice, Spinner, Stack, Text } from '@countersign/ui';
import { countingDocuments } from './leftOut.messages.ts';

interface CountedProps {
  /** Whether the server is still counting. */
  readonly isCounting: boolean;
  /** What is to be known of the documents before an action, in sentences: announced once they are counted. */
  readonly sentences: readonly (string | undefined)[];
}

/** Says that documents are being counted, and then what was found out. */
export function Counted({ isCounting, sentences }: CountedProps) {
  const known = sentences.filter((sentence) => sentence !== undefined);
  const said = known.join(' ');
  const wasCounting = useRef(isCounting);
  useEffect(() => {
    if (wasCounting.current && !isCounting && said !== '') announce(said);
    wasCounting.current = isCounting;
  }, [isCounting, said]);
  if (isCounting)
    return (
      <Inline gap={8}>
        <Spinner />
        <Text tone="muted">{countingDocuments}</Text>
      </Inline>
    );
  if (known.length === 0) return null;
  return (
    <Notice tone="caution">
      <Stack gap={4}>
        {known.map((sentence) => (
          <Text as="p" key={sentence}>
            {sentence}
          </Text>
        ))}
      </Stack>
    </Notice>
  );
}
