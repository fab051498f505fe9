import { expect, test } from 'vitest';
import { anAuditEntry, anAuditTrail } from '@countersign/api-client/fixtures';
import { eventOf, noHistoryFilter, filterEntries, historyKinds, peopleOf } from './historyEvents.ts';

test('an event begins with who did it, who is named once', () => {
  expect(eventOf(anAuditEntry())).toMatchObject({
    actor: 'Amelia Hart',
    action: 'uploaded Engagement letter 2026.pdf for Brindle Creek.',
  });
});

test('a sentence about another person stands as it is, with who did it where it does not say that', () => {
  const UserFullName = 'Hugh Ellery';
  const pin = eventOf(anAuditEntry({ ShortDesc: 'Hugh Ellery’s PIN was verified.', UserFullName }));
  expect(pin).toMatchObject({ actor: 'Hugh Ellery’s', action: 'PIN was verified.' });
  const about = eventOf(anAuditEntry({ ShortDesc: 'An email was queued for Hugh Ellery.', UserFullName }));
  expect(about).toMatchObject({ action: 'An email was queued for Hugh Ellery.' });
  expect(about.actor).toBeUndefined();
  expect(about.details).toBeUndefined();
  const server = eventOf(anAuditEntry({ ShortDesc: 'The email was sent.', UserFullName: 'Countersign' }));
  expect(server).toMatchObject({ action: 'The email was sent.', details: 'By Countersign' });
});

test('a refused attempt looks like one, whatever it was about', () => {
  const looks = (['pin', 'file', 'signed'] as const).map((Kind) =>
    eventOf(anAuditEntry({ Kind, Outcome: 'refused' })),
  );
  expect(looks.map(({ tone }) => tone)).toEqual(['critical', 'critical', 'critical']);
  expect(eventOf(anAuditEntry({ Kind: 'signed' })).tone).toBe('positive');
  expect(eventOf(anAuditEntry({ Kind: 'declined' })).tone).toBe('critical');
});

test('every entry is in exactly one group, and refused ones in their own as well', () => {
  const trail = anAuditTrail();
  const counts = historyKinds.map(({ id }) => [id, filterEntries(trail, { kind: id, person: '' }).length]);
  const { all, refused, ...groups } = Object.fromEntries(counts);
  expect(all).toBe(trail.length);
  expect(refused).toBe(1);
  expect(Object.values(groups).reduce((sum: number, count) => sum + Number(count), 0)).toBe(trail.length);
});

test('a person’s entries are theirs alone, and people are listed by name', () => {
  const trail = anAuditTrail();
  const people = peopleOf(trail);
  expect(people).toEqual(people.toSorted());
  const [first = ''] = people;
  const own = filterEntries(trail, { ...noHistoryFilter, person: first });
  expect(own.length).toBeGreaterThan(0);
  expect(new Set(own.map(({ UserFullName }) => UserFullName))).toEqual(new Set([first]));
});
