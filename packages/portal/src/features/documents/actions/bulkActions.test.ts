import { describe, expect, it } from 'vitest';
import { aDocument } from '@countersign/api-client/fixtures';
import { errorSentences } from '@countersign/api-client/rules';
import { documentScreenMessages } from '../documents.messages.ts';
import { bulkActions, bulkCapability, capability, isBulkAction } from './actionTable.ts';
import { bulkDenialReason, leftOutDenialReason } from './bulkActions.ts';

const none = { mode: 'only', ids: new Set<number>() } as const;

describe('an action on several documents', () => {
  it('takes as many as the server does, one by one or all that match', () => {
    const all = { mode: 'allBut', ids: new Set<number>() } as const;
    expect(bulkDenialReason('resendPins', 10_000, none, [])).toBeUndefined();
    expect(bulkDenialReason('resendPins', 10_001, none, [])).toBe('Select at most 10,000 documents.');
    expect(bulkDenialReason('delete', 100_000, all, [])).toBeUndefined();
    expect(bulkDenialReason('delete', 100_001, all, [])).toBe('Select at most 100,000 documents.');
    expect(bulkDenialReason('download', 501, none, [])).toBe('Select at most 500 documents.');
    expect(bulkDenialReason('download', 2_000, all, [])).toBeUndefined();
    expect(bulkDenialReason('download', 2_001, all, [])).toBe('Select at most 2,000 documents.');
  });

  it('leaves at most as many out as the server takes', () => {
    const but = (count: number) =>
      ({ mode: 'allBut', ids: new Set(Array.from({ length: count }, (_, index) => index + 1)) }) as const;
    expect(bulkDenialReason('delete', 5_000, but(1_000), [])).toBeUndefined();
    expect(bulkDenialReason('delete', 5_000, but(1_001), [])).toBe(documentScreenMessages.tooManyLeftOut);
    expect(leftOutDenialReason(but(1_000))).toBeUndefined();
    expect(leftOutDenialReason(but(1_001))).toBe(
      'You can deselect at most 1,000 documents. Narrow the list with a search or filters.',
    );
    expect(leftOutDenialReason({ ...but(1_001), mode: 'only' })).toBeUndefined();
  });

  it('is the same in the bar as in the table', () => {
    expect(bulkActions.map(({ action }) => action)).toEqual([
      'download',
      'assignFilter',
      'resendPins',
      'removeTask',
      'delete',
    ]);
    for (const { action, several } of bulkActions) {
      expect(several).toBe(bulkCapability(action));
      expect(capability(action)).toMatchObject({ action, several });
    }
    expect(isBulkAction('preview')).toBe(false);
  });

  it('says why none of the documents is possible, for each action', () => {
    const all = [aDocument({ Id: 1, ActionTypeE: 5 }), aDocument({ Id: 2, ActionTypeE: 5 })];
    const both = { mode: 'only', ids: new Set([1, 2]) } as const;
    expect(bulkDenialReason('delete', 2, both, all)).toBe(errorSentences.outstandingTasks);
    expect(bulkDenialReason('removeTask', 2, both, all)).toBeUndefined();
    expect(bulkDenialReason('download', 2, both, all)).toBeUndefined();
  });

  it('sends no PINs where none of them waits for one', () => {
    const of = (...types: (1 | 4 | 5)[]) => {
      const all = types.map((ActionTypeE, index) => aDocument({ Id: index + 1, ActionTypeE }));
      return bulkDenialReason('resendPins', 2, { mode: 'only', ids: new Set(all.map(({ Id }) => Id)) }, [
        aDocument({ Id: 9, ActionTypeE: 5 }),
        ...all,
      ]);
    };
    expect(of(1, 1)).toBe('No Task!');
    expect(of(4, 5)).toBeUndefined();
    // Each has a reason of its own, which a dialog says.
    expect(of(1, 4)).toBeUndefined();
    const unread = { mode: 'only', ids: new Set([1, 2]) } as const;
    expect(bulkDenialReason('resendPins', 2, unread, [aDocument({ Id: 1, ActionTypeE: 1 })])).toBeUndefined();
    expect(bulkDenialReason('resendPins', 2, { mode: 'allBut', ids: new Set() }, [])).toBeUndefined();
  });
});
