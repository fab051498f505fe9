import { useMemo, useState } from 'react';
import { LONGEST_HISTORY } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { announce, Button, EmptyState, Stack, Text, Timeline } from '@countersign/ui';
import { useRemembered } from '../../../services/useRemembered.ts';
import { historyMessages } from './history.messages.ts';
import { eventOf, noHistoryFilter, filterEntries, peopleOf, type HistoryFilter } from './historyEvents.ts';
import { HistoryControls, parseOrder } from './HistoryControls.tsx';
import { useNow } from './useNewEntries.ts';

interface HistoryListProps {
  /** Newest first. */
  readonly entries: Schemas['AuditTrail'];
  readonly title: string;
  readonly timeZone: string;
}

/** Lists a history by day, filtered and in the user's order. */
export function HistoryList({ entries, title, timeZone }: HistoryListProps) {
  const [filter, setFilter] = useState(noHistoryFilter);
  const [order, setOrder] = useRemembered('history.order', parseOrder);
  const now = useNow();
  const people = useMemo(() => peopleOf(entries), [entries]);
  const shown = useMemo(() => filterEntries(entries, filter), [entries, filter]);
  const events = useMemo(() => {
    const newest = shown.map(eventOf);
    return order === 'newest' ? newest : newest.toReversed();
  }, [shown, order]);

  function select(next: HistoryFilter): void {
    setFilter(next);
    announce(historyMessages.count(filterEntries(entries, next).length, entries.length));
  }

  if (entries.length === 0) return <Text tone="muted">{historyMessages.empty}</Text>;
  return (
    <Stack gap={16}>
      <HistoryControls filter={filter} onFilter={select} people={people} order={order} onOrder={setOrder} />
      <Text as="p" step="12" tone="muted">
        {entries.length === LONGEST_HISTORY && filter === noHistoryFilter
          ? historyMessages.cut(LONGEST_HISTORY)
          : historyMessages.count(shown.length, entries.length)}
      </Text>
      {shown.length === 0 ? (
        <EmptyState
          illustration="noMatches"
          title={historyMessages.noMatches}
          action={
            <Button
              onPress={() => {
                select(noHistoryFilter);
              }}
            >
              Show all activity
            </Button>
          }
        >
          {historyMessages.noMatchesHint}
        </EmptyState>
      ) : (
        <Timeline
          label={`History of ${title}`}
          state={{ status: 'ready', events }}
          timeZone={timeZone}
          zoneShown={false}
          now={now}
        />
      )}
    </Stack>
  );
}
