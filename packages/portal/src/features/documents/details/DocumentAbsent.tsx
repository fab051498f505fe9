import { DetailAbsent } from '../../../services/DetailStates.tsx';
import type { DetailProblem } from '../../../services/useDetail.ts';
import { documentScreenMessages } from '../documents.messages.ts';

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
      missingHint={isDeleted ? documentScreenMessages.deletedMeanwhile : documentScreenMessages.notFound}
      loadFailed={documentScreenMessages.loadFailed}
      onClose={onClose}
    />
  );
}
