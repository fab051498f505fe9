import { Inline, SegmentedControl, Select } from '@countersign/ui';
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
  return (
    <Inline gap={8} wrap>
      <Select
        label="Activity"
        labelHidden
        options={historyKinds}
        value={filter.kind}
        onChange={(id) => {
          const kind = historyKinds.find((each) => each.id === id)?.id ?? 'all';
          onFilter({ ...filter, kind });
        }}
      />
      <Select
        label="Person"
        labelHidden
        options={[{ id: everyone, label: 'Everyone' }, ...people.map((name) => ({ id: name, label: name }))]}
        value={filter.person === '' ? everyone : filter.person}
        onChange={(id) => {
          onFilter({ ...filter, person: id === everyone ? '' : id });
        }}
      />
      <SegmentedControl label="Order" segments={orders} value={order} onChange={onOrder} />
    </Inline>
  );
}

/** No name has a line break. */
const everyone = '\n';
