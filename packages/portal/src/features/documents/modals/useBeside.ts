import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { documentQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { whyFailed } from '../../../services/readFailure.ts';
import { useServices } from '../../../services/services.tsx';
import { documentPage } from '../documentPage.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { besideIndex, type ListPlace } from './listPlace.ts';
import { besideMessages } from './preview.messages.ts';

/** The way from a document to those beside it in the list. */
export interface Beside {
  /** Its place in the list as it is shown, from 1; null if it is not known, or no longer there. */
  readonly position: number | null;
  readonly total: number;
  /** Why there is no next document, 1, or none before it, -1. */
  readonly disabledReasonOf: (by: 1 | -1) => string | undefined;
  /** Where it is going, while the other document is being read. */
  readonly going: 1 | -1 | null;
  /** Why the other one could not be read. */
  readonly failure: string | null;
  readonly go: (by: 1 | -1) => void;
}

/** Finds a document in the list as it is shown, and leads to those beside it, also on pages not read yet. */
export function useBeside({ Id: id }: Pick<Schemas['Document'], 'Id'>): Beside {
  const { clientId, search, pages, total, previewNext } = useDocuments();
  const { portal } = useServices();
  const queries = useQueryClient();
  const { pageSize } = pages;
  const page = (pageNumber: number) =>
    documentQueries.list(portal, clientId, documentPage({ pageNumber, itemsPerPage: pageSize }, search));

  const index = indexIn(Math.ceil(total / pageSize), (pageNumber) => {
    const known = queries.getQueryData<Schemas['DocumentList']>(page(pageNumber).queryKey);
    const at = known?.Items.findIndex((row) => row.Id === id) ?? -1;
    return at < 0 ? -1 : (pageNumber - 1) * pageSize + at;
  });
  // A document that is read leaves the list of those that are not.
  const [last, setLast] = useState<{ readonly id: number; readonly index: number } | null>(null);
  if (index >= 0 && (last?.index !== index || last.id !== id)) setLast({ id, index });
  const gone: ListPlace = last?.id === id ? { is: 'gone', index: last.index } : null;
  const place: ListPlace = index >= 0 ? { is: 'here', index } : gone;

  const disabledReasonOf = (by: 1 | -1): string | undefined => {
    const target = besideIndex(place, by);
    if (target === null) return besideMessages.unknown;
    if (target < 0) return besideMessages.first;
    return target >= total ? besideMessages.last : undefined;
  };

  const [going, setGoing] = useState<1 | -1 | null>(null);
  const [failure, setFailure] = useState<{ readonly id: number; readonly message: string } | null>(null);
  const go = (by: 1 | -1): void => {
    const target = besideIndex(place, by);
    if (target === null || disabledReasonOf(by) !== undefined || going !== null) return;
    const read = async () => {
      const { Items } = await queries.fetchQuery(page(Math.floor(target / pageSize) + 1));
      const other = Items[target % pageSize];
      if (other === undefined) throw new Error('The list has become shorter.');
      // The dialog stays open only if its document is known.
      await queries.fetchQuery(documentQueries.detail(portal, other.Id));
      return other.Id;
    };
    setGoing(by);
    setFailure(null);
    read()
      .then(previewNext, (error: unknown) => {
        setFailure({ id, message: whyFailed(error) });
      })
      .finally(() => {
        setGoing(null);
      });
  };

  return {
    position: index < 0 ? null : index + 1,
    total,
    disabledReasonOf,
    going,
    failure: failure?.id === id ? failure.message : null,
    go,
  };
}

function indexIn(pageCount: number, indexOn: (pageNumber: number) => number): number {
  for (let pageNumber = 1; pageNumber <= pageCount; pageNumber += 1) {
    const index = indexOn(pageNumber);
    if (index >= 0) return index;
  }
  return -1;
}

/** Goes on by Shift and an arrow, wherever the focus is in the dialog; the viewer sends its own keys. */
export function useBesideKeys(go: (by: 1 | -1) => void): void {
  const latest = useEffectEvent(go);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, altKey, metaKey, defaultPrevented } = event;
      if (defaultPrevented || !shiftKey || ctrlKey || altKey || metaKey) return;
      if (key !== 'ArrowRight' && key !== 'ArrowLeft') return;
      event.preventDefault();
      latest(key === 'ArrowRight' ? 1 : -1);
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, []);
}
