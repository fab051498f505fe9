import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { documentQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { shownName } from '@countersign/api-client/rules';
import { whyFailed } from '../../../services/readFailure.ts';
import { useServices } from '../../../services/services.tsx';
import { documentPage } from '../documentPage.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { besideIndex, type ListPlace } from './listPlace.ts';
import { besideMessages } from './preview.messages.ts';

/** A document beside the one that is open that could not be read. It takes the place of the one that is open. */
export interface FailedBeside {
  /** Null where the list could not be read either. */
  readonly title: string | null;
  readonly message: string;
  readonly onRetry: () => void;
}

/** The way from a document to those beside it in the list. */
export interface Beside {
  /** Its place in the list as it is shown, from 1; null if it is not known, or no longer there. */
  readonly position: number | null;
  readonly total: number;
  /** Why there is no next document, 1, or none before it, -1. */
  readonly disabledReasonOf: (by: 1 | -1) => string | undefined;
  /** Whether the other document is being read. */
  readonly isGoing: boolean;
  readonly failed: FailedBeside | null;
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
  const [isGoing, setIsGoing] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // Whether it could be read or not, those beside it are found from there.
  const failed = failure?.id === id ? failure : null;
  const here: ListPlace = index >= 0 ? { is: 'here', index } : gone;
  const place: ListPlace = failed === null ? here : { is: 'here', index: failed.index };

  const disabledReasonOf = (by: 1 | -1): string | undefined => {
    const target = besideIndex(place, by);
    if (target === null) return besideMessages.unknown;
    if (target < 0) return besideMessages.first;
    return target >= total ? besideMessages.last : undefined;
  };

  const read = (target: number): void => {
    if (isGoing) return;
    let title: string | null = null;
    const readTarget = async () => {
      const { Items } = await queries.fetchQuery(page(Math.floor(target / pageSize) + 1));
      const other = Items[target % pageSize];
      if (other === undefined) throw new Error('The list has become shorter.');
      title = shownName(other.Title);
      // The dialog stays open only if its document is known.
      await queries.fetchQuery(documentQueries.detail(portal, other.Id));
      return other.Id;
    };
    setIsGoing(true);
    readTarget()
      .then(previewNext, (error: unknown) => {
        setFailure({ id, index: target, title, message: whyFailed(error) });
      })
      .finally(() => {
        setIsGoing(false);
      });
  };
  const go = (by: 1 | -1): void => {
    const target = besideIndex(place, by);
    if (target === null || isGoing || disabledReasonOf(by) !== undefined) return;
    // Back to the one that is still open.
    if (target === index) setFailure(null);
    else read(target);
  };

  return {
    position: place?.is === 'here' ? place.index + 1 : null,
    total,
    disabledReasonOf,
    isGoing,
    failed: failed && {
      title: failed.title,
      message: failed.message,
      onRetry: () => {
        read(failed.index);
      },
    },
    go,
  };
}

/** What could not be read beside a document, which is still open. */
interface Failure {
  readonly id: number;
  readonly index: number;
  readonly title: string | null;
  readonly message: string;
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
