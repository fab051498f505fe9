import { DetailAbsent } from '../../../services/DetailStates.tsx';
import type { DetailProblem } from '../../../services/useDetail.ts';
import { rareMessages } from '../rare.messages.ts';

interface DocumentAbsentProps {
  readonly problem: DetailProblem;
  readonly onClose: () => void;
}

/** Reports why the document of the address is not shown. */
export function DocumentAbsent({ problem, onClose }: DocumentAbsentProps) {
  const isDeleted = problem.kind === 'missing' && problem.deleted === true;
  return (
    <DetailAbsent
      problem={problem}
      missing={isDeleted ? 'Document deleted' : 'Document not found'}
      missingHint={isDeleted ? rareMessages.deletedMeanwhile : rareMessages.notFound}
      loadFailed={rareMessages.loadFailed}
      onClose={onClose}
    />
  );
}
