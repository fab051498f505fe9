import { expect, it } from 'vitest';
import { aDocument, aJobPreview } from '@countersign/api-client/fixtures';
import { problemType } from '@countersign/api-client/rules';
import { countedEligibility, eligibilityOf, eligibleTitle } from './eligibility.ts';
import { deletionMessages } from '../deletion/deletion.messages.ts';

/** Loaded documents: without a task, signed, waiting for a signature, and declined. */
const loaded = () => ([1, 4, 5, 8] as const).map((ActionTypeE, place) => aDocument({ ActionTypeE }, place));

it.each([
  ['delete', 3, 'Delete 3 documents', 'Delete documents'],
  ['resendPins', 1, 'Resend PINs for 1 document', 'Resend PINs'],
  ['removeTask', 2, 'Remove tasks from 2 documents', 'Remove tasks'],
] as const)('promises with %s only what it keeps', (action, most, exact, unknown) => {
  const all = eligibilityOf(action, { count: 4, loaded });
  expect(all).toMatchObject({ count: 4, leftOut: 4 - most, most, isExact: true });
  expect(eligibleTitle(action, all)).toBe(exact);
  expect(eligibleTitle(action, eligibilityOf(action, { count: 65, loaded }))).toBe(unknown);
});

it('promises no number where nothing is known', () => {
  const unknown = eligibilityOf('delete', { count: 6_000, loaded: () => loaded().slice(0, 1) });
  expect(unknown).toMatchObject({ leftOut: 0, isExact: false });
  expect(eligibleTitle('delete', unknown)).toBe('Delete documents');
});

it('knows of documents that are not loaded what another action said of them', () => {
  const kept = eligibilityOf('removeTask', { count: 4, loaded: () => [], appliesToAll: true });
  expect(eligibleTitle('removeTask', kept)).toBe('Remove tasks from 4 documents');
});

it('names all of them where it applies to none', () => {
  const none = eligibilityOf('removeTask', { count: 1, loaded: () => loaded().slice(0, 1) });
  expect(none).toMatchObject({ most: 0, isExact: true });
  expect(eligibleTitle('removeTask', none)).toBe('Remove tasks from 1 document');
});

it('takes the numbers of the server for those that are not loaded', () => {
  const local = eligibilityOf('delete', { count: 65, loaded });
  const Refused = [{ Type: problemType('outstandingTasks'), Documents: 60 }];
  const all = countedEligibility('delete', local, aJobPreview(65, { Unchanged: 1, Refused }));
  expect(all).toMatchObject({ count: 65, leftOut: 60, most: 4, isExact: true });
  expect(eligibleTitle('delete', all)).toBe('Delete 4 documents');
});

it('says of none that are deleted already that they have tasks', () => {
  const local = eligibilityOf('delete', { count: 3, loaded: () => [] });
  expect(countedEligibility('delete', local, aJobPreview(3, { Unchanged: 3 }))).toMatchObject({
    leftOut: 0,
    most: 0,
  });
  expect(deletionMessages.willStay({ count: 0, leftOut: 0, most: 0, isExact: true })).toBe(
    deletionMessages.noneLeft,
  );
});

it('names none of those that it found to be loaded where the server says that there are none', () => {
  const local = eligibilityOf('resendPins', { count: 65, loaded });
  expect(countedEligibility('resendPins', local, aJobPreview(65, { Unchanged: 65 }))).toMatchObject({
    eligible: [],
    leftOut: 65,
    most: 0,
  });
});

it('says when those can be sent that are over the limit', () => {
  const local = eligibilityOf('resendPins', { count: 65, loaded });
  const preview = aJobPreview(65, { Limited: 5, LimitEndsDate: '2026-09-05T05:05:00Z' });
  expect(countedEligibility('resendPins', local, preview)).toMatchObject({
    most: 60,
    limited: { count: 5, endsAt: new Date('2026-09-05T05:05:00Z') },
  });
});
