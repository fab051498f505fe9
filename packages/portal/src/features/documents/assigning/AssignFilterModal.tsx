import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { documentFilterQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { assignDenialReason, ROOT_FILTER_ID, shownName } from '@countersign/api-client/rules';
import { DocumentLine, Text, useToasts } from '@countersign/ui';
import { useState } from 'react';
import { useServices } from '../../../services/services.tsx';
import { FilterPickerDialog, namesTo } from '../../filters/index.ts';
import { useKeptKeys } from '../../../services/useKeptKeys.ts';
import { assignment } from './assignment.ts';
import { reportAssigned } from './reportAssigned.ts';
import { assignFailure } from './assignFailure.ts';
import { assigningMessages } from './assigning.messages.ts';

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
  // The document is read again while its dialog is open.
  const [fromId] = useState(currentId);
  const kept = useKeptKeys();
  const assigning = useMutation({
    ...assignment({ portal, queryClient }, kept),
    onSuccess: (_document, { filterId }) => {
      reportAssigned({ portal, queryClient, toasts }, document, { from: fromId, to: filterId });
      onClose();
    },
  });
  return (
    <FilterPickerDialog
      clientId={document.Client.Id}
      title="Assign filter"
      description={<DocumentLine title={shownName(document.Title)} extension={document.Extension} />}
      submitLabel="Assign filter"
      openId={currentId}
      creates
      pending={assigning.isPending}
      failure={assigning.error === null ? undefined : assignFailure(assigning.error)}
      denialReason={(filterId) => assignDenialReason(document, filterId)}
      onSubmit={(filterId) => {
        assigning.mutate({ documentId: document.Id, filterId });
      }}
      onClose={onClose}
    >
      <Text as="p" step="13" tone="muted">
        {currentId === ROOT_FILTER_ID
          ? assigningMessages.noFilter
          : assigningMessages.current(namesTo(tree, currentId).join(' › '))}
      </Text>
    </FilterPickerDialog>
  );
}
