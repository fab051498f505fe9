import { dataGridMessages, rowCount, selectionAnnouncement, sortAnnouncement } from '../dataGrid.messages.js';
import type { DataGridColumn, DataGridState, GridSort, RowNoun } from '../dataGrid.types.js';
import { type GridSelection, isNothing, type RowId } from '../selection/selection.js';
import { useSpokenChanges } from './useSpokenChanges.js';

interface GridSpeech<Row> {
  state: DataGridState<Row>;
  noun: RowNoun;
  sort: readonly GridSort[];
  columns: readonly DataGridColumn<Row>[];
  selection: GridSelection<RowId>;
  /** Selected rows that the list does not contain. */
  hidden: number;
}

/** Announces what changes in a grid. @returns says one sentence more */
export function useGridSpeech<Row>(speech: GridSpeech<Row>): (sentence: string) => void {
  const { state, noun, sort, columns, selection, hidden } = speech;
  const total = state.status === 'ready' ? state.total : undefined;
  return useSpokenChanges({
    loading: state.status === 'loading' ? dataGridMessages.loading : '',
    total: total === undefined ? '' : rowCount(total, noun),
    sort: sortAnnouncement(sort, columns),
    // The total is unknown while rows are loading.
    selection:
      total === undefined && !isNothing(selection)
        ? ''
        : selectionAnnouncement(selection, total ?? 0, hidden),
  });
}
