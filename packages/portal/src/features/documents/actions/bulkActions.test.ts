import { describe, expect, it } from 'vitest';
import { ApiError } from '@countersign/api-client';
import { aDocument } from '@countersign/api-client/fixtures';
import { bulkDenialReason, noPinsReason } from './bulkActions.ts';
import { bulkOutcomeMessage } from './bulkOutcome.ts';
import { documentsMessages } from '../documents.messages.ts';

const messages = {
  done: documentsMessages.severalResent,
  notDone: documentsMessages.pinsFailed,
  unconfirmed: documentsMessages.severalPinsUnconfirmed,
};
const titleOf = (id: number) => ['Lease', 'Fee proposal', 'Trust deed'][id - 1];
const well = { item: 1, ok: true } as const;
const refused = {
  item: 2,
  ok: false,
  error: new ApiError({ kind: 'refused', serverMessage: 'Already Signed!' }),
} as const;
const unanswered = { item: 3, ok: false, error: new ApiError({ kind: 'timeout' }) } as const;

describe('an action on several documents', () => {
  it('takes a handful, however they were selected', () => {
    expect(bulkDenialReason('download', 20)).toBeUndefined();
    expect(bulkDenialReason('download', 21)).toBe('Select at most 20 documents.');
    expect(bulkDenialReason('assignFilter', 21)).toBeUndefined();
    expect(bulkDenialReason('assignFilter', 501)).toBe('Select at most 500 documents.');
  });

  it('sends no PINs where none of them waits for one', () => {
    const of = (...types: (1 | 4 | 5)[]) => {
      const all = types.map((ActionTypeE, index) => aDocument({ Id: index + 1, ActionTypeE }));
      return noPinsReason({ mode: 'only', ids: new Set(all.map(({ Id }) => Id)) }, [
        aDocument({ Id: 9, ActionTypeE: 5 }),
        ...all,
      ]);
    };
    expect(of(1, 4)).toBe('No Task!');
    expect(of(4, 5)).toBeUndefined();
    const unread = { mode: 'only', ids: new Set([1, 2]) } as const;
    expect(noPinsReason(unread, [aDocument({ Id: 1, ActionTypeE: 1 })])).toBeUndefined();
    expect(noPinsReason({ mode: 'allBut', ids: new Set() }, [])).toBeUndefined();
  });

  it('says what came of it', () => {
    expect(bulkOutcomeMessage(messages, [well, well], titleOf)).toEqual({
      tone: 'positive',
      message: 'New PINs are on their way for 2 documents',
    });
    expect(bulkOutcomeMessage(messages, [well, refused], titleOf)).toEqual({
      tone: 'caution',
      message: 'New PINs are on their way for 1 document',
      detail: '1 document failed. Fee proposal: Already Signed!',
    });
    expect(bulkOutcomeMessage(messages, [refused], titleOf)).toEqual({
      tone: 'critical',
      message: documentsMessages.pinsFailed,
      detail: 'Fee proposal: Already Signed!',
    });
  });

  it('names the first of many documents that failed, by reason', () => {
    const alike = [2, 3, 1, 4, 5].map((item) => ({ ...refused, item }));
    const gone = {
      ...refused,
      item: 9,
      error: new ApiError({ kind: 'refused', serverMessage: 'Not found.' }),
    } as const;
    expect(bulkOutcomeMessage(messages, [...alike, gone], titleOf)).toMatchObject({
      detail: 'Fee proposal, Trust deed, Lease, 2 more: Already Signed! 1 document: Not found.',
    });
  });

  it('calls nothing failed of which nobody knows the outcome', () => {
    expect(bulkOutcomeMessage(messages, [well, refused, unanswered], titleOf)).toEqual({
      tone: 'caution',
      message: 'New PINs are on their way for 1 document',
      detail: `1 document failed. Fee proposal: Already Signed! ${documentsMessages.severalPinsUnconfirmed(1)}`,
    });
    expect(bulkOutcomeMessage(messages, [unanswered, unanswered], titleOf)).toEqual({
      tone: 'caution',
      message: documentsMessages.severalPinsUnconfirmed(2),
    });
    const { done, notDone } = messages;
    expect(bulkOutcomeMessage({ done, notDone }, [unanswered], titleOf)).toMatchObject({ tone: 'critical' });
  });
});
