import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { savedViewQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { viewName, viewNameProblem } from '@countersign/api-client/rules';
import {
  announce,
  ArrowDownIcon,
  ArrowUpIcon,
  Button,
  ClientIcon,
  DeleteIcon,
  Dialog,
  EditIcon,
  FilterIcon,
  Icon,
  Inline,
  Notice,
  Stack,
  TagIcon,
  Text,
  Tree,
  type IconComponent,
  type TreeEditing,
} from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { ActionButton } from '../actions/ActionButton.tsx';
import { writeFailure } from '../../../services/writeFailure.ts';
import { DeleteViewModal } from './DeleteViewModal.tsx';
import { nameProblems, viewMenuMessages } from './savedViews.messages.ts';
import { useViewWrites } from './useViewWrites.ts';
import { movedBefore, movedBy } from './viewOrder.ts';

interface ManageViewsModalProps {
  readonly onClose: () => void;
}

type View = Schemas['SavedView'];

const nothingOpen: ReadonlySet<number> = new Set();

const isWithoutFilter = ({ FilterDeleted }: View) => FilterDeleted;
const isOfClient = ({ ClientName, FilterDeleted }: View) => !FilterDeleted && ClientName !== null;

/** What is special about a view, at the end of its row. */
function markOf({ ClientName, FilterDeleted }: View) {
  if (FilterDeleted) return { mark: { icon: FilterIcon, label: viewMenuMessages.withoutFilter } };
  if (ClientName === null) return {};
  return { mark: { icon: ClientIcon, label: viewMenuMessages.ofClient(ClientName) } };
}

/** Orders, renames and deletes the user's views, those of all clients: by dragging, by keys, or by buttons. */
export function ManageViewsModal({ onClose }: ManageViewsModalProps) {
  const { portal } = useServices();
  const queryClient = useQueryClient();
  const { data } = useQuery(savedViewQueries.list(portal));
  const views = data?.Items ?? [];
  const ids = views.map(({ Id }) => Id);
  const [selectedId, setSelectedId] = useState(ids[0]);
  const selected = views.find(({ Id }) => Id === selectedId) ?? views[0];
  const [editing, setEditing] = useState<TreeEditing>();
  const [deleting, setDeleting] = useState<View | null>(null);
  const [failure, setFailure] = useState<string>();
  // The list is read again after each change, also after one that was refused because of another window.
  const settled = {
    onSettled: () => queryClient.invalidateQueries({ queryKey: savedViewQueries.list(portal).queryKey }),
  };
  const writes = useViewWrites();
  const order = useMutation({ ...writes.reorder, ...settled });
  const rename = useMutation({ ...writes.update, ...settled });

  if (deleting !== null) {
    return (
      <DeleteViewModal
        view={deleting}
        onClose={() => {
          setDeleting(null);
        }}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      title="Manage views"
      footer={<Button onPress={onClose}>Close</Button>}
    >
      <Stack gap={12}>
        {failure === undefined ? null : (
          <Notice tone="critical" live>
            {failure}
          </Notice>
        )}
        {selected === undefined ? <Text as="p">{viewMenuMessages.none}</Text> : list(selected)}
      </Stack>
    </Dialog>
  );

  function list(view: View) {
    return (
      <>
        <Inline gap={4}>
          {(compact) => (
            <>
              {moveButton('Move up', ArrowUpIcon, -1, view, compact)}
              {moveButton('Move down', ArrowDownIcon, 1, view, compact)}
              <ActionButton
                label="Rename"
                object={view.Name}
                icon={EditIcon}
                iconOnly={compact}
                onPress={() => {
                  setEditing({ kind: 'rename', id: view.Id });
                }}
              />
              <ActionButton
                label="Delete"
                object={view.Name}
                icon={DeleteIcon}
                tone="danger"
                iconOnly={compact}
                onPress={() => {
                  setDeleting(view);
                }}
              />
            </>
          )}
        </Inline>
        <Tree
          label={viewMenuMessages.yours}
          nodes={views.map((each) => ({
            id: each.Id,
            label: each.Name,
            icon: TagIcon,
            ...markOf(each),
          }))}
          expanded={nothingOpen}
          onExpandedChange={() => undefined}
          selectedId={view.Id}
          onSelect={setSelectedId}
          maxDepth={1}
          maxDepthReason={viewMenuMessages.flat}
          onMove={({ id }, { before }) => save(movedBefore(ids, id, before))}
          onRename={renamed}
          editing={editing}
          onEditingChange={setEditing}
        />
        {legend()}
      </>
    );
  }

  /** Says what the marks at the ends of the rows mean, those that are there. */
  function legend() {
    const marks = [
      { icon: ClientIcon, text: viewMenuMessages.oneClient, isUsed: isOfClient },
      { icon: FilterIcon, text: viewMenuMessages.withoutFilter, isUsed: isWithoutFilter },
    ].filter(({ isUsed }) => views.some(isUsed));
    return marks.length === 0 ? null : (
      <Inline gap={16} wrap>
        {marks.map(({ icon, text }) => (
          <Inline key={text} gap={4}>
            <Icon icon={icon} size={14} tone="muted" />
            <Text step="12" tone="muted">
              {text}
            </Text>
          </Inline>
        ))}
      </Inline>
    );
  }

  /** In words, because the tooltip of an icon would hide the first rows. */
  function moveButton(label: string, icon: IconComponent, by: -1 | 1, view: View, compact: boolean) {
    const next = movedBy(ids, view.Id, by);
    return (
      <ActionButton
        label={label}
        object={view.Name}
        icon={icon}
        iconOnly={compact}
        disabledReason={
          next === null ? (by === -1 ? viewMenuMessages.isFirst : viewMenuMessages.isLast) : undefined
        }
        onPress={() => {
          if (next !== null && !order.isPending) void moveTo(next, view);
        }}
      />
    );
  }

  /** The tree says by itself where its keys move a view. */
  async function moveTo(viewIds: readonly number[], { Id, Name }: View): Promise<void> {
    const failed = await save(viewIds);
    setFailure(failed);
    if (failed === undefined) announce(viewMenuMessages.moved(Name, viewIds.indexOf(Id) + 1, viewIds.length));
  }

  /** Returns what went wrong; nothing if the order is saved. */
  async function save(viewIds: readonly number[]): Promise<string | undefined> {
    setFailure(undefined);
    try {
      await order.mutateAsync({ version: data?.Version ?? 0, viewIds: [...viewIds] });
      return undefined;
    } catch (error) {
      return writeFailure(error);
    }
  }

  async function renamed(id: number, text: string): Promise<string | undefined> {
    const others = views.filter(({ Id }) => Id !== id).map(({ Name }) => Name);
    const problem = viewNameProblem(text, others);
    if (problem !== null) return nameProblems[problem];
    try {
      await rename.mutateAsync({ id, body: { name: viewName(text) } });
      return undefined;
    } catch (error) {
      return writeFailure(error);
    }
  }
}
