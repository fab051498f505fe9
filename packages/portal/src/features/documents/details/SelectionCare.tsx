import { useEffect, useEffectEvent, useState } from 'react';
import { shownName } from '@countersign/api-client/rules';
import { EMPTY_SELECTION, useToasts, type GridSelection } from '@countersign/ui';
import type { Schemas } from '@countersign/api-client/contract';
import { UNDO_SHOWN_MS } from '../../../services/writes/showDone.ts';
import { listKey } from '../documentsSearch.ts';
import { useDocuments, type DroppedSelection } from '../model/documentsModel.ts';
import { selectionMessages } from './selection.messages.ts';

interface SelectionCareProps {
  /** What the user began with to use the page, which loads this. */
  readonly first?: Event | undefined;
}

/** The keys of a selection, and the way back to one that was lost by a slip. Loads once the page is used. */
export function SelectionCare({ first }: SelectionCareProps) {
  useSelectionKeys(first);
  useOfferOfDropped();
  return null;
}

/** Fields, lists and dialogs have an Escape of their own. */
const ownEscape =
  'input, textarea, select, [role="grid"], [role="tree"], [role="listbox"], [role="menu"], [role="dialog"], [role="alertdialog"]';

/** Escape ends the selection from everywhere on the screen, as it does in the list; F2 renames, and Delete deletes. */
function useSelectionKeys(first: Event | undefined): void {
  const { selected, several, pages, act, disabledReasonsOf } = useDocuments();
  const toasts = useToasts();

  /** The document of the row that has the focus; the list may show rows that wait to be moved. */
  function focusedDocument(target: Element): Schemas['Document'] | null {
    const row = target.closest('[role="grid"] [role="row"]');
    if (row === null) return selected.document;
    if (pages.state.status !== 'ready') return null;
    const found = pages.state.rowAt(Number(row.getAttribute('aria-rowindex')) - 2);
    const title = row.querySelector('[role="rowheader"]') ?? row;
    return found !== undefined && title.textContent === shownName(found.Title) ? found : null;
  }

  function begin(action: 'rename' | 'delete', document: Schemas['Document']): void {
    const reason = disabledReasonsOf(document)[action];
    if (reason === undefined) act(action, document);
    else toasts.show({ tone: 'caution', message: reason });
  }

  /** Asks whether to delete what is selected; the document that has the focus, if nothing is. */
  function remove(focused: Schemas['Document'] | null): void {
    const { count, document } = selected;
    const one = count === 0 ? focused : document;
    if (count < 2) {
      if (one !== null) begin('delete', one);
      return;
    }
    const reason = several.disabledReasonOf('delete');
    if (reason === undefined) several.start('delete');
    else toasts.show({ tone: 'caution', message: reason });
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    if (defaultPrevented || !(target instanceof Element)) return;
    if (target !== document.body && target.closest('main') === null) return;
    if (key === 'Escape' && target.closest(ownEscape) === null) selected.select(EMPTY_SELECTION);
    if (key === 'Delete' && target.closest('[role="grid"]') !== null) remove(focusedDocument(target));
    if (key !== 'F2' || target.closest('[role="tree"]') !== null) return;
    const renamed = focusedDocument(target);
    if (renamed === null) return;
    event.preventDefault();
    begin('rename', renamed);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    // The key that loaded this code, if the focus is where it was pressed.
    if (first instanceof KeyboardEvent && first.target === document.activeElement) onKeyDown(first);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [first]);
}

/** What has been offered, here or before this was mounted again beside another layout. */
const offered = new WeakSet<DroppedSelection>();

/** Offers to select again what a press on a row or Escape has deselected, perhaps while this code loaded. */
function useOfferOfDropped(): void {
  const { search, selected } = useDocuments();
  const { dropped: last, select } = selected;
  // What was dropped in another list isn't offered again when the user comes back.
  const [ended, setEnded] = useState(() => (last !== null && offered.has(last) ? last : null));
  if (last !== null && last !== ended && last.list !== listKey(search)) setEnded(last);
  const dropped = last === ended ? null : last;
  const toasts = useToasts();
  const restore = useEffectEvent((selection: GridSelection) => {
    select(selection);
  });
  useEffect(() => {
    if (dropped === null) return undefined;
    offered.add(dropped);
    const { selection, count } = dropped;
    const id = toasts.show({
      message: selectionMessages.dropped(count),
      duration: UNDO_SHOWN_MS,
      separate: true,
      action: {
        label: 'Undo',
        onPress: () => {
          restore(selection);
        },
      },
    });
    return () => {
      toasts.dismiss(id);
    };
  }, [dropped, toasts]);
}
