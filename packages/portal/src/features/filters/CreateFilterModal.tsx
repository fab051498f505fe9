import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { filterRuleMessages, isVisible, isFilterNameErrorCode } from '@countersign/api-client/rules';
import { FormDialog, Text, TextField, useToasts } from '@countersign/ui';
import { useServices } from '../../services/services.tsx';
import { useKeptKeys } from '../../services/useKeptKeys.ts';
import { writeFailure } from '../../services/writeFailure.ts';
import { creationOf, filterCreation } from './filterCreation.ts';
import { filterPaneMessages } from './filters.messages.ts';
import { namesTo } from './namesTo.ts';

interface CreateFilterModalProps {
  readonly clientId: number;
  readonly tree: readonly Schemas['Filter'][];
  /** The filter to add it below; 0 is the root. */
  readonly parentId: number;
  /** What the field has at first. @default nothing */
  readonly suggestion?: string;
  readonly onClose: () => void;
  /** Called with the filter that was created. */
  readonly onCreated: (filter: Schemas['Filter']) => void;
}

/** Asks for the name of a new filter of the client. */
export function CreateFilterModal({
  clientId,
  tree,
  parentId,
  suggestion = '',
  onClose,
  onCreated,
}: CreateFilterModalProps) {
  const { portal } = useServices();
  const toasts = useToasts();
  const [name, setName] = useState(suggestion);
  const [isMissing, setMissing] = useState(false);
  const queryClient = useQueryClient();
  const kept = useKeptKeys();
  const creation = useMutation({
    ...filterCreation(portal, queryClient, kept),
    onSuccess: (filter) => {
      toasts.show({ tone: 'positive', message: filterPaneMessages.created, detail: filter.Text });
      onCreated(filter);
    },
  });
  const { error, variables } = creation;
  const failure = error === null ? undefined : writeFailure(error);
  const isOfName = isApiError(error) && error.code !== null && isFilterNameErrorCode(error.code);
  const isSameName = variables?.body.text === name.trim();
  const path = namesTo(tree, parentId).join(' › ');
  return (
    <FormDialog
      open
      title="Create filter"
      submitLabel="Create filter"
      changed={name !== suggestion}
      pending={creation.isPending}
      failure={isOfName ? undefined : failure}
      onSubmit={() => {
        const text = name.trim();
        if (!isVisible(text)) return setMissing(true);
        const last = { creation: variables, error };
        creation.mutate(creationOf({ clientId, tree }, { text, parentId }, last));
      }}
      onCancel={onClose}
    >
      <TextField
        label="Filter name"
        value={name}
        maxLength={100}
        required
        autoFocus
        error={isMissing ? filterRuleMessages.nameRequired : isOfName && isSameName ? failure : undefined}
        onChange={(text) => {
          setName(text);
          setMissing(false);
        }}
      />
      <Text as="p" tone="muted">
        {path === '' ? filterPaneMessages.onTop : filterPaneMessages.below(path)}
      </Text>
    </FormDialog>
  );
}
