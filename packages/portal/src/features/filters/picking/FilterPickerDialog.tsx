import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { documentFilterQueries } from '@countersign/api-client';
import { addBelowDenialReason, filterPath, ROOT_FILTER_ID } from '@countersign/api-client/rules';
import { Button, FolderPlusIcon, FormDialog, type FilterNode } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { CreateFilterModal } from '../CreateFilterModal.tsx';
import { FilterPickerField } from './FilterPickerField.tsx';
import { treeState } from '../treeState.ts';

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
  /** The filters that cannot be selected, 0 being the root, with what is said of each of them beside its name. */
  readonly marks?: ReadonlyMap<number, string>;
  /** Whether a filter can be created here: below the selected one. */
  readonly creates?: boolean;
  /** Called with the selected filter; 0 is the root. */
  readonly onSubmit: (filterId: number) => void;
  readonly onClose: () => void;
  /** Text above the filters. */
  readonly children?: ReactNode;
}

const noMarks: ReadonlyMap<number, string> = new Map();

/** Selects one of a client's filters, or the root. The button refuses as long as none is selected, or a marked one is. */
export function FilterPickerDialog({
  clientId,
  title,
  description,
  submitLabel,
  openId,
  pending = false,
  failure,
  denialReason,
  marks = noMarks,
  creates = false,
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
  /** The name that was searched for without a match, while a filter is created. */
  const [creating, setCreating] = useState<string | null>(null);
  const [createdId, setCreatedId] = useState<number>();
  const state = treeState(query);
  const expanded = opened ?? new Set([...filterPath(tree, openId), ...tree.map(({ Id }) => Id)]);
  const parentId = selectedId ?? ROOT_FILTER_ID;
  const isThere = createdId !== undefined && filterPath(tree, createdId).length > 0;
  const isDenied = selectedId === undefined || marks.has(selectedId);
  return (
    <>
      <FormDialog
        open
        title={title}
        description={description}
        submitLabel={submitLabel}
        pending={pending}
        failure={problem ?? failure}
        disabledReason={isDenied ? (denialReason(selectedId) ?? undefined) : undefined}
        onSubmit={() => {
          const reason = denialReason(selectedId);
          setProblem(reason);
          if (reason !== null) setProblems(problems + 1);
          else if (selectedId !== undefined) onSubmit(selectedId);
        }}
        onCancel={onClose}
      >
        {children}
        <FilterPickerField
          state={state.status === 'ready' ? { ...state, filters: marked(state.filters, marks) } : state}
          selectedId={selectedId}
          // The new filter takes the focus once it is there.
          focusRequest={problems + (isThere ? 1 : 0)}
          onSelect={select}
          expanded={expanded}
          onExpandedChange={setOpened}
          revealedId={createdId}
          action={(missing) =>
            creates && query.data !== undefined ? (
              <Button
                icon={FolderPlusIcon}
                disabledReason={addBelowDenialReason(filterPath(tree, parentId).length) ?? undefined}
                onPress={() => {
                  setCreating(missing);
                }}
              >
                Create filter
              </Button>
            ) : null
          }
        />
      </FormDialog>
      {creating !== null ? (
        <CreateFilterModal
          {...{ clientId, tree, parentId }}
          suggestion={creating}
          onClose={() => {
            setCreating(null);
          }}
          onCreated={({ Id }) => {
            setCreating(null);
            setCreatedId(Id);
            setOpened(new Set([...expanded, ...filterPath(tree, parentId)]));
            select(Id);
          }}
        />
      ) : null}
    </>
  );

  function select(id: number | undefined): void {
    setSelectedId(id);
    setProblem(null);
  }
}

function marked(
  filters: readonly FilterNode[],
  marks: NonNullable<FilterPickerDialogProps['marks']>,
): readonly FilterNode[] {
  return filters.map((filter) => {
    const mark = marks.get(filter.id);
    const text = mark === undefined ? filter.text : `${filter.text} – ${mark}`;
    return { ...filter, text, items: marked(filter.items, marks) };
  });
}
