import { documentViews } from '@countersign/api-client/rules';
import { expect, it } from 'vitest';
import { viewMessages } from './views.messages.ts';

it('names every view, and says what an empty one lacks', () => {
  expect(Object.entries(viewMessages).map(([view, { label, empty }]) => [view, label, empty])).toEqual([
    ['all', 'All documents', 'No documents found'],
    ['waitingForUs', 'Waiting for us', 'Nothing is waiting for us'],
    ['waitingForClient', 'Waiting for the client', 'Nothing is waiting for the client'],
    ['declined', 'Declined', 'Nothing was declined'],
    ['signedThisWeek', 'Signed this week', 'Nothing was signed this week'],
    ['unread', 'Unread', 'You have read everything'],
  ]);
  expect(Object.keys(viewMessages)).toEqual(['all', ...documentViews]);
});
