import { expect, test } from 'vitest';
import { timelineMessages } from './messages.ts';
import { signerTimeline, type TimelineSigner } from './signerTimeline.ts';

const waiting: TimelineSigner = { forFirm: false, signedDate: null, declinedDate: null };
const signed: TimelineSigner = { ...waiting, signedDate: '2026-11-19T20:31:00Z' };
const declined: TimelineSigner = { ...waiting, declinedDate: '2026-11-21T03:30:00Z' };
const representative: TimelineSigner = { ...waiting, forFirm: true };

const details = (signers: readonly TimelineSigner[], open = true) =>
  signerTimeline(signers, open).map(({ state, detail }) => `${state}: ${detail}`);

test('accounts are asked at once, and the representative after all of them', () => {
  expect(details([signed, waiting, representative])).toEqual([
    expect.stringMatching(/^done: Signed /),
    `now: ${timelineMessages.waiting}`,
    `todo: ${timelineMessages.representativeLater}`,
  ]);
  expect(details([signed, representative])[1]).toBe(`now: ${timelineMessages.representativeNow}`);
});

test('nobody is asked once the task has ended', () => {
  expect(details([declined, waiting, representative], false)).toEqual([
    expect.stringMatching(/^declined: Declined /),
    `todo: ${timelineMessages.notNeeded}`,
    `todo: ${timelineMessages.notNeeded}`,
  ]);
});
