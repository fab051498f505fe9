import { describe, expect, it } from 'vitest';
import { ApiError } from '@countersign/api-client';
import { MOST_DOCUMENTS, severalWords, whyNotSeveral } from './bulkActions.ts';
import { documentsMessages } from '../documents.messages.ts';

const words = { done: 'PIN notification sent again for', notDone: documentsMessages.pinsFailed };
const well = { item: 1, error: null };
const refused = { item: 2, error: new ApiError({ kind: 'refused', serverMessage: 'Already Signed!' }) };

describe('an action on several documents', () => {
  it('takes a handful that was chosen by hand', () => {
    const ids = new Set(Array.from({ length: MOST_DOCUMENTS }, (_, id) => id + 1));
    expect(whyNotSeveral({ mode: 'only', ids })).toBeUndefined();
    expect(whyNotSeveral({ mode: 'only', ids: new Set([...ids, 99]) })).toBe(documentsMessages.tooMany);
    expect(whyNotSeveral({ mode: 'allBut', ids: new Set() })).toBe(documentsMessages.tooMany);
  });

  it('says what came of it', () => {
    expect(severalWords(words, [well, well])).toEqual({
      tone: 'positive',
      message: 'PIN notification sent again for 2 documents',
    });
    expect(severalWords(words, [well, refused, refused])).toEqual({
      tone: 'caution',
      message: 'PIN notification sent again for 1 document, not 2: Already Signed!',
    });
    expect(severalWords(words, [refused])).toEqual({
      tone: 'critical',
      message: `${documentsMessages.pinsFailed}. Already Signed!`,
    });
  });
});
