import { describe, expect, it } from 'vitest';
import { ApiError } from '@countersign/api-client';
import { MOST_DOCUMENTS, bulkOutcomeMessage, bulkDenialReason } from './bulkActions.ts';
import { documentsMessages } from '../documents.messages.ts';

const messages = {
  done: documentsMessages.severalResent,
  notDone: documentsMessages.pinsFailed,
  unconfirmed: documentsMessages.severalPinsUnconfirmed,
};
const well = { item: 1, ok: true } as const;
const refused = {
  item: 2,
  ok: false,
  error: new ApiError({ kind: 'refused', serverMessage: 'Already Signed!' }),
} as const;
const unanswered = { item: 3, ok: false, error: new ApiError({ kind: 'timeout' }) } as const;

describe('an action on several documents', () => {
  it('takes a handful that was chosen by hand', () => {
    const ids = new Set(Array.from({ length: MOST_DOCUMENTS }, (_, id) => id + 1));
    expect(bulkDenialReason({ mode: 'only', ids })).toBeUndefined();
    expect(bulkDenialReason({ mode: 'only', ids: new Set([...ids, 99]) })).toBe(documentsMessages.tooMany);
    expect(bulkDenialReason({ mode: 'allBut', ids: new Set() })).toBe(documentsMessages.tooMany);
  });

  it('says what came of it', () => {
    expect(bulkOutcomeMessage(messages, [well, well])).toEqual({
      tone: 'positive',
      message: 'New PINs are on their way for 2 documents',
    });
    expect(bulkOutcomeMessage(messages, [well, refused, refused])).toEqual({
      tone: 'caution',
      message: 'New PINs are on their way for 1 document. 2 failed: Already Signed!',
    });
    expect(bulkOutcomeMessage(messages, [refused])).toEqual({
      tone: 'critical',
      message: `${documentsMessages.pinsFailed}. Already Signed!`,
    });
  });

  it('calls nothing failed of which nobody knows the outcome', () => {
    expect(bulkOutcomeMessage(messages, [well, refused, unanswered])).toEqual({
      tone: 'caution',
      message: `New PINs are on their way for 1 document. 1 failed: Already Signed! ${documentsMessages.severalPinsUnconfirmed(1)}`,
    });
    expect(bulkOutcomeMessage(messages, [unanswered, unanswered])).toEqual({
      tone: 'caution',
      message: documentsMessages.severalPinsUnconfirmed(2),
    });
    const { done, notDone } = messages;
    expect(bulkOutcomeMessage({ done, notDone }, [unanswered])).toMatchObject({ tone: 'critical' });
  });
});
