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

it('describes each view in words that its name lacks', () => {
  const titles = Object.values(viewMessages).map(({ title }) => title);
  expect(titles).toEqual([
    'Every document of this client',
    'All accounts have signed; the firm’s representative hasn’t',
    'Accounts of the client haven’t signed yet',
    'A signer declined to sign',
    'Signed by everyone since Monday',
    'You haven’t opened, downloaded or uploaded these yet',
  ]);
});
