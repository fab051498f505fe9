import { expect, it } from 'vitest';
import { leftOutOutcome, notListed, overLimit, wereOverLimit, willLeaveOut } from './leftOut.messages.ts';

const selected = (count: number, leftOut: number, isExact = true) => ({
  count,
  leftOut,
  most: count - leftOut,
  isExact,
});

it.each([
  ['resendPins', selected(68, 63), '63 of 68 have no PINs to resend and will be skipped.'],
  ['resendPins', selected(68, 1), '1 of 68 has no PINs to resend and will be skipped.'],
  ['resendPins', selected(1284, 3, false), 'Documents with no PINs to resend will be skipped.'],
  ['resendPins', selected(65, 0, false), 'Documents with no PINs to resend will be skipped.'],
  ['resendPins', selected(65, 0), undefined],
  ['resendPins', selected(1, 1), 'The document has no PINs to resend.'],
  ['resendPins', selected(2, 2), 'Neither document has any PINs to resend.'],
  ['removeTask', selected(68, 63), '63 of 68 have no task to remove and will be skipped.'],
  ['removeTask', selected(65, 65), 'None of the 65 documents has a task to remove.'],
] as const)('says before %s what it leaves out', (kind, of, text) => {
  expect(willLeaveOut(kind, of)).toBe(text);
});

it.each([
  [3, 0, undefined],
  [1, 1, 'The document isn’t shown in the list.'],
  [1284, 1, '1 of 1,284 isn’t shown in the list.'],
  [3, 2, '2 of 3 aren’t shown in the list.'],
  [2, 2, 'Neither document is shown in the list.'],
  [3, 3, 'None of the documents is shown in the list.'],
] as const)('says of %i documents, %i of which are out of sight', (count, hidden, text) => {
  expect(notListed({ count, hidden })).toBe(text);
});

it.each([
  ['resendPins', { changed: 5, unchanged: 63, failed: 0 }, { leftOut: '63 had no PINs to resend.' }],
  [
    'resendPins',
    { changed: 5, unchanged: 1, failed: 2 },
    { text: 'PINs couldn’t be resent for 2 documents', leftOut: '1 had no PINs to resend.' },
  ],
  ['resendPins', { changed: 0, unchanged: 4, failed: 2 }, { leftOut: '4 had no PINs to resend.' }],
  ['resendPins', { changed: 5, unchanged: 0, failed: 0 }, {}],
  [
    'resendPins',
    { changed: 0, unchanged: 12, failed: 0 },
    { text: 'None of the 12 documents had any PINs to resend' },
  ],
  ['removeTask', { changed: 0, unchanged: 2, failed: 0 }, { text: 'Neither document had a task to remove' }],
  ['removeTask', { changed: 0, unchanged: 1, failed: 0 }, { text: 'The document had no task to remove' }],
] as const)('says after %s what it left out', (kind, numbers, saying) => {
  expect(leftOutOutcome(kind, numbers)).toEqual(saying);
});

it.each([
  [
    100,
    1138,
    /^Each signer can be sent up to 100 PINs an hour\. PINs for 1,138 documents are over this limit and won’t be resent\. More PINs can be resent from \d+:05 [ap]m\.$/,
  ],
  [100, 101, /PINs for 101 documents are over this limit and won’t be resent\. More PINs can be resent from/],
  [100, 100, /PINs for 100 documents are over this limit and won’t be resent\. You can resend them from/],
  [100, 1, /PINs for 1 document are over this limit and won’t be resent\. You can resend it from/],
  [0, 1138, /^Each signer can be sent up to 100 PINs an hour\. More PINs can be resent from \d+:05 [ap]m\.$/],
  [0, 12, /^Each signer can be sent up to 100 PINs an hour\. You can resend these from \d+:05 [ap]m\.$/],
])('says of PINs over the limit when they can be sent', (most, count, text) => {
  const limited = { count, endsAt: new Date('2026-09-05T05:05:00Z') };
  expect(overLimit({ most, limited })).toMatch(text);
});

it.each([
  [1138, /^1,138 were over the hourly limit\. More PINs can be resent from \d+:05 [ap]m\.$/],
  [100, /^100 were over the hourly limit\. You can resend them from \d+:05 [ap]m\.$/],
  [1, /^1 was over the hourly limit\. You can resend it from \d+:05 [ap]m\.$/],
])('says afterwards how many PINs were over the limit: %i', (count, text) => {
  expect(wereOverLimit({ count, endsAt: new Date('2026-09-05T05:05:00Z') })).toMatch(text);
});

it('says nothing of a limit that is not reached', () => {
  expect(overLimit({ most: 3 })).toBeUndefined();
});
