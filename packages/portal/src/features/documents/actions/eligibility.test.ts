import { expect, it } from 'vitest';
import { aDocument } from '@countersign/api-client/fixtures';
import { eligibilityOf, eligibleTitle } from './eligibility.ts';

/** Loaded documents: without a task, signed, waiting for a signature, and declined. */
const loaded = () => ([1, 4, 5, 8] as const).map((ActionTypeE, place) => aDocument({ ActionTypeE }, place));

it.each([
  ['delete', 3, 'Delete 3 documents', 'Delete up to 64 documents'],
  ['resendPins', 1, 'Resend PINs for 1 document', 'Resend PINs for up to 62 documents'],
  ['removeTask', 2, 'Remove tasks from 2 documents', 'Remove tasks from up to 63 documents'],
] as const)('promises with %s only what it keeps', (action, most, exact, limit) => {
  const all = eligibilityOf(action, { count: 4, loaded });
  expect(all).toMatchObject({ count: 4, leftOut: 4 - most, most, isExact: true });
  expect(eligibleTitle(action, all)).toBe(exact);
  expect(eligibleTitle(action, eligibilityOf(action, { count: 65, loaded }))).toBe(limit);
});

it('promises no number where nothing is known', () => {
  const unknown = eligibilityOf('delete', { count: 6_000, loaded: () => loaded().slice(0, 1) });
  expect(unknown).toMatchObject({ leftOut: 0, isExact: false });
  expect(eligibleTitle('delete', unknown)).toBe('Delete up to 6,000 documents');
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
