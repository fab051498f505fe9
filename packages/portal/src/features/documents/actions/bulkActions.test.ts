import { describe, expect, it } from 'vitest';
import { ApiError } from '@countersign/api-client';
import { MOST_DOCUMENTS, bulkOutcomeMessage, bulkDenialReason } from './bulkActions.ts';
import { documentsMessages } from '../documents.messages.ts';

const messages = { done: 'PIN notification resent for', notDone: documentsMessages.pinsFailed };
const well = { item: 1, ok: true } as const;
const refused = {
  item: 2,
  ok: false,
  error: new ApiError({ kind: 'refused', serverMessage: 'Already Signed!' }),
} as const;

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
      message: 'PIN notification resent for 2 documents',
    });
    expect(bulkOutcomeMessage(messages, [well, refused, refused])).toEqual({
      tone: 'caution',
      message: 'PIN notification resent for 1 document. 2 failed: Already Signed!',
    });
    expect(bulkOutcomeMessage(messages, [refused])).toEqual({
      tone: 'critical',
      message: `${documentsMessages.pinsFailed}. Already Signed!`,
    });
  });
});
