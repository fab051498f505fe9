import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { documentFilterQueries, documentMutations, isUnsettled } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { assignDenialReason, ROOT_FILTER_ID } from '@countersign/api-client/rules';
import { DocumentLine, Text, useToasts } from '@countersign/ui';
import { useState } from 'react';
import { useServices } from '../../../services/services.tsx';
import { FilterPickerDialog, namesTo } from '../../filters/index.ts';
import { readAfter } from '../../../services/readAfter.ts';
import type { Move } from '../assigning/putBack.ts';
import { reportAssigned } from '../assigning/reportAssigned.ts';
import { assignFailure, assignMessages } from './assignFilter.messages.ts';

interface AssignFilterModalProps {
  readonly document: Schemas['Document'];
  readonly onClose: () => void;
}

/** Assigns a document to one of its client's filters, or removes it from its filter. */
export function AssignFilterModal({ document, onClose }: AssignFilterModalProps) {
  const { portal } = useServices();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { data: tree = [] } = useQuery(documentFilterQueries.tree(portal, document.Client.Id));
  const currentId = document.DocumentFilter?.Id ?? ROOT_FILTER_ID;
  const [failure, setFailure] = useState<string>();
  function done(move: Move): void {
    reportAssigned({ portal, queryClient, toasts }, document, move);
    onClose();
  }
  const assignment = useMutation({
    ...documentMutations.assignFilter(portal),
    onMutate: () => {
      setFailure(undefined);
      // The document is read again while its dialog is open.
      return { from: currentId };
    },
    onSuccess: (_document, { filterId }, { from }) => {
      done({ from, to: filterId });
    },
    onError: async (error, { filterId }, begun) => {
      const current = isUnsettled(error)
        ? await readAfter(error, { id: document.Id, portal, queryClient })
        : undefined;
      if (current != null && (current.DocumentFilter?.Id ?? ROOT_FILTER_ID) === filterId)
        done({ from: begun?.from ?? filterId, to: filterId });
      else setFailure(assignFailure(error));
    },
  });
  return (
    <FilterPickerDialog
      clientId={document.Client.Id}
      title="Assign filter"
      description={<DocumentLine title={document.Title} extension={document.Extension} />}
      submitLabel="Assign filter"
      openId={currentId}
      pending={assignment.isPending}
      failure={failure}
      denialReason={(filterId) => assignDenialReason(document, filterId)}
      onSubmit={(filterId) => {
        assignment.mutate({ documentId: document.Id, filterId });
      }}
      onClose={onClose}
    >
      <Text as="p" step="13" tone="muted">
        {currentId === ROOT_FILTER_ID
          ? assignMessages.noFilter
          : assignMessages.current(namesTo(tree, currentId).join(' › '))}
      </Text>
    </FilterPickerDialog>
  );
}
