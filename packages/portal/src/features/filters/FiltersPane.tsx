import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { documentFilterQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { FilterTree, type FilterNode, type FilterTreeState } from '@countersign/ui';
import { useServices } from '../../services/services.tsx';
import { pathTo } from './pathTo.ts';

interface FiltersPaneProps {
  readonly clientId: number;
  /** Filter id; 0 is the root, which shows all documents. */
  readonly selectedId: number;
  readonly onSelect: (filterId: number) => void;
}

function toNode({ Id, Text, Items, IsFirmFilter }: Schemas['Filter']): FilterNode {
  return { id: Id, text: Text, isFirm: IsFirmFilter, items: Items.map(toNode) };
}

/** Shows the client's filters: the firm's and the client's own. */
export function FiltersPane({ clientId, selectedId, onSelect }: FiltersPaneProps) {
  const { portal } = useServices();
  const tree = useQuery(documentFilterQueries.tree(portal, clientId));
  const [opened, setOpened] = useState<ReadonlySet<number> | null>(null);
  const expanded =
    opened ?? new Set([...pathTo(tree.data ?? [], selectedId), ...(tree.data ?? []).map(({ Id }) => Id)]);

  return (
    <FilterTree
      state={stateOf()}
      selectedId={selectedId}
      onSelect={onSelect}
      expanded={expanded}
      onExpandedChange={setOpened}
      actions={[]}
    />
  );

  function stateOf(): FilterTreeState {
    if (tree.isError) return { status: 'failed', onRetry: () => void tree.refetch() };
    if (tree.data === undefined) return { status: 'loading' };
    return { status: 'ready', filters: tree.data.map(toNode) };
  }
}
