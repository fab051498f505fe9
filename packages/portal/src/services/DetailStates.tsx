import { useEffect } from 'react';
import {
  announce,
  Button,
  DetailsPanel,
  DetailsSection,
  EmptyState,
  ErrorState,
  Skeleton,
  Stack,
} from '@countersign/ui';
import { readMessages } from './services.messages.ts';
import type { DetailProblem } from './useDetail.ts';

/** Keeps the details' place while their object is read, so that the grid keeps its columns. */
export function DetailLoading({ onClose }: { readonly onClose: () => void }) {
  return (
    <DetailsPanel title="Loading" onClose={onClose}>
      <DetailsSection>
        <Stack gap={12}>
          <Skeleton width="60%" />
          <Skeleton />
          <Skeleton width="80%" />
        </Stack>
      </DetailsSection>
    </DetailsPanel>
  );
}

interface DetailAbsentProps {
  readonly problem: DetailProblem;
  /** Title of a missing object: "Document not found". */
  readonly missing: string;
  /** The sentence below it. */
  readonly missingHint: string;
  /** Title of an object that could not be read. */
  readonly loadFailed: string;
  readonly onClose: () => void;
}

/** Reports why there are no details. A missing object is announced as well, because the details open by themselves. */
export function DetailAbsent({ problem, missing, missingHint, loadFailed, onClose }: DetailAbsentProps) {
  const isMissing = problem.kind === 'missing';
  useEffect(() => {
    if (isMissing) announce(`${missing}. ${missingHint}`);
  }, [isMissing, missing, missingHint]);
  const close = <Button onPress={onClose}>Close</Button>;
  if (problem.kind === 'missing') {
    return (
      <EmptyState illustration="noMatches" title={missing} action={close}>
        {missingHint}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title={loadFailed}
      reference={problem.reference}
      retrying={problem.retrying}
      onRetry={problem.retry}
      action={close}
    >
      {problem.message} {readMessages.kept}
    </ErrorState>
  );
}
