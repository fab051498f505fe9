import { QuickFilterIcon, Inline, MenuButton, SegmentedControl, UsersIcon } from '@countersign/ui';
import { historyKinds, type HistoryFilter } from './historyEvents.ts';

/** Order of a history. */
export type HistoryOrder = 'newest' | 'oldest';

/** Parses the stored order; the newest entries come first by default. */
export function parseOrder(kept: unknown): HistoryOrder {
  return kept === 'oldest' ? 'oldest' : 'newest';
}

const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
] as const;

interface HistoryControlsProps {
  readonly filter: HistoryFilter;
  readonly onFilter: (filter: HistoryFilter) => void;
  /** Full names, by name. */
  readonly people: readonly string[];
  readonly order: HistoryOrder;
  readonly onOrder: (order: HistoryOrder) => void;
}

/** Selects what a history lists, and in which order. */
export function HistoryControls({ filter, onFilter, people, order, onOrder }: HistoryControlsProps) {
  const kindLabel = historyKinds.find(({ id }) => id === filter.kind)?.label ?? '';
  return (
    <Inline gap={8} wrap justify="between">
      <Inline gap={8} wrap>
        <MenuButton
          label={kindLabel}
          icon={QuickFilterIcon}
          variant="secondary"
          size="small"
          items={[
            {
              id: 'kind',
              label: 'Activity',
              selection: 'single',
              selected: [filter.kind],
              choices: historyKinds,
              onSelectedChange: ([id]) => {
                const kind = historyKinds.find((each) => each.id === id)?.id ?? 'all';
                onFilter({ ...filter, kind });
              },
            },
          ]}
        />
        <MenuButton
          label={filter.person === '' ? 'Everyone' : filter.person}
          icon={UsersIcon}
          variant="secondary"
          size="small"
          items={[
            {
              id: 'person',
              label: 'Person',
              selection: 'single',
              selected: [filter.person === '' ? everyone : filter.person],
              choices: [
                { id: everyone, label: 'Everyone' },
                ...people.map((name) => ({ id: name, label: name })),
              ],
              onSelectedChange: ([id = everyone]) => {
                onFilter({ ...filter, person: id === everyone ? '' : id });
              },
            },
          ]}
        />
      </Inline>
      <SegmentedControl label="Order" segments={orders} value={order} onChange={onOrder} />
    </Inline>
  );
}

/** No name has a line break. */
const everyone = '\n';
