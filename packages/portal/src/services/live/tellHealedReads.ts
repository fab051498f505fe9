import { partialMatchKey, type Query, type QueryKey } from '@tanstack/react-query';
import { keys } from '@countersign/api-client';
import { announce } from '@countersign/ui';
import { healedMessages } from './live.messages.ts';

type Sentences = readonly (readonly [QueryKey, string])[];

const ofLists: Sentences = [
  [keys.documents.all, healedMessages.documents],
  [keys.clients.all, healedMessages.clients],
];

const ofOthers: Sentences = [
  [keys.documents.details, healedMessages.details],
  [keys.documentFilters.all, healedMessages.filters],
  [keys.audit.documents, healedMessages.history],
];

/** Returns what to say of a read of whose failure the page has spoken; undefined for any other. */
function sentenceOf({ queryKey, meta, state }: Query): string | undefined {
  const isList = meta?.['reportsFailure'] === true;
  // A list that shows rows for the first time says by itself how many.
  if (isList && state.data === undefined) return undefined;
  return (isList ? ofLists : ofOthers).find(([key]) => partialMatchKey(queryKey, key))?.[1];
}

/**
 * Announces once, politely, when what the page could not read is read after all: all of one kind in one sentence.
 *
 * @returns what takes the failed reads after each change
 */
export function tellHealedReads(): (failed: readonly Query[]) => void {
  const awaited = new Map<Query, string>();

  return function look(failed) {
    for (const query of failed) {
      const sentence = sentenceOf(query);
      if (sentence !== undefined) awaited.set(query, sentence);
    }
    const healed = new Set<string>();
    for (const [query, sentence] of awaited) {
      const { status, fetchStatus } = query.state;
      if (failed.includes(query) || fetchStatus !== 'idle') continue;
      awaited.delete(query);
      // Of what is not shown any more, or is refused, there is nothing good to say.
      if (status === 'success' && query.isActive()) healed.add(sentence);
    }
    const left = new Set(awaited.values());
    for (const sentence of healed) if (!left.has(sentence)) announce(sentence);
  };
}
