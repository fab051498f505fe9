import { ROOT_FILTER_ID } from '@countersign/api-client/rules';
import { describe, expect, it } from 'vitest';
import type { JobAction } from '../../store/schemaJobs.ts';
import { jobSentence } from './jobSentence.ts';

const tax = 7;

function started(
  action: JobAction,
  total: number,
  more: { filterId?: number; undoOf?: number } = {},
): string {
  const job = { action, filter_id: more.filterId ?? null, undo_of: more.undoOf ?? null };
  return jobSentence('Priya Nair', job, 'started', total);
}

describe('the sentence of a job', () => {
  it.each([
    ['delete', 'Priya Nair started deleting 1,284 documents.'],
    ['resendPins', 'Priya Nair started resending the PINs of 1,284 documents.'],
    ['removeTask', 'Priya Nair started removing signing tasks from 1,284 documents.'],
    ['restore', 'Priya Nair started restoring 1,284 documents.'],
  ] as const)('names the action and the documents: %s', (action, sentence) => {
    expect(started(action, 1284)).toBe(sentence);
  });

  it('tells assigning to a filter from removing filters, which assigns the root', () => {
    expect(started('assign', 1284, { filterId: tax })).toBe(
      'Priya Nair started assigning 1,284 documents to a filter.',
    );
    const root = { filterId: ROOT_FILTER_ID };
    expect(started('assign', 1284, root)).toBe(
      'Priya Nair started removing 1,284 documents from their filters.',
    );
    expect(started('assign', 1, root)).toBe('Priya Nair started removing 1 document from its filter.');
  });

  it('says what is undone', () => {
    expect(started('delete', 2, { undoOf: 1 })).toBe(
      'Priya Nair started undoing the deletion of 2 documents.',
    );
    expect(started('assign', 2, { filterId: tax, undoOf: 1 })).toBe(
      'Priya Nair started undoing the assignment of 2 documents.',
    );
    expect(started('assign', 2, { filterId: ROOT_FILTER_ID, undoOf: 1 })).toBe(
      'Priya Nair started undoing the removal of 2 documents from their filters.',
    );
  });

  it('says how many were tried before it was cancelled', () => {
    const job = { action: 'assign', filter_id: tax, undo_of: null } as const;
    expect(jobSentence('Priya Nair', job, 'cancelled', 80, 25)).toBe(
      'Priya Nair cancelled assigning 80 documents to a filter, after 25 documents.',
    );
  });
});
