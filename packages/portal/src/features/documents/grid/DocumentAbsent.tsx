import { DetailAbsent } from '../../../services/DetailStates.tsx';
import type { DetailProblem } from '../../../services/useDetail.ts';
import { documentsMessages } from '../documents.messages.ts';

interface DocumentAbsentProps {
  readonly problem: DetailProblem;
  readonly onClose: () => void;
}

/** Reports why the document of the address is not shown. */
export function DocumentAbsent({ problem, onClose }: DocumentAbsentProps) {
  return (
    <DetailAbsent
      problem={problem}
      missing="Document not found"
      missingHint={documentsMessages.notFound}
      unread={documentsMessages.unread}
      onClose={onClose}
    />
  );
}
