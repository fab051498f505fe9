import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { documentFilterQueries } from '@countersign/api-client';
import { filterPath } from '@countersign/api-client/rules';
import { FilterTree, FormDialog } from '@countersign/ui';
import { useServices } from '../../services/services.tsx';
import { treeState } from './treeState.ts';

interface FilterPickerDialogProps {
  readonly clientId: number;
  /** Verb and noun. */
  readonly title: string;
  /** Line below the title. */
  readonly description?: ReactNode;
  readonly submitLabel: string;
  /** The filter that is visible at first, with all above it; 0 is the root. */
  readonly openId: number;
  readonly pending?: boolean;
  /** The server's message. */
  readonly failure?: string | undefined;
  /** Returns why this filter cannot be selected; null if it can. Undefined means that none is selected. */
  readonly denialReason: (filterId: number | undefined) => string | null;
  /** Called with the selected filter; 0 is the root. */
  readonly onSubmit: (filterId: number) => void;
  readonly onClose: () => void;
  /** Text above the filters. */
  readonly children?: ReactNode;
}

/** Selects one of a client's filters, or the root. */
export function FilterPickerDialog({
  clientId,
  title,
  description,
  submitLabel,
  openId,
  pending = false,
  failure,
  denialReason,
  onSubmit,
  onClose,
  children,
}: FilterPickerDialogProps) {
  const { portal } = useServices();
  const query = useQuery(documentFilterQueries.tree(portal, clientId));
  const tree = query.data ?? [];
  const [selectedId, setSelectedId] = useState<number>();
  const [opened, setOpened] = useState<ReadonlySet<number> | null>(null);
  const [problems, setProblems] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <FormDialog
      open
      title={title}
      description={description}
      submitLabel={submitLabel}
      pending={pending}
      failure={problem ?? failure}
      onSubmit={() => {
        const reason = denialReason(selectedId);
        setProblem(reason);
        if (reason !== null) setProblems(problems + 1);
        else if (selectedId !== undefined) onSubmit(selectedId);
      }}
      onCancel={onClose}
    >
      {children}
      <FilterTree
        variant="field"
        state={treeState(query)}
        selectedId={selectedId}
        focusRequest={problems}
        onSelect={(id) => {
          setSelectedId(id);
          setProblem(null);
        }}
        expanded={opened ?? new Set([...filterPath(tree, openId), ...tree.map(({ Id }) => Id)])}
        onExpandedChange={setOpened}
      />
    </FormDialog>
  );
}
