import { expect, test } from 'vitest';
import { aDocument, aPin, aRepresentative, aSigner } from '@countersign/api-client/fixtures';
import { actionTypes, formatDateTime, fullName } from '@countersign/api-client/rules';
import { detailsMessages } from './details.messages.ts';
import { detailSteps } from './detailSteps.ts';
import { listed } from '../signers/listed.ts';
import { nextSentence } from './nextSentence.ts';
import { pinNotes } from './pinNotes.ts';
import { signatoriesOf } from './signatories.ts';
import { wholeTimes } from './wholeTimes.ts';

const SignedDate = '2026-11-20T22:31:00Z';
const SentDate = '2026-11-19T22:31:00Z';
const reader = { readerId: 99, canSetUp: true };
const task = { ActionTypeE: actionTypes.clickToSign } as const;

test('names are listed in full up to three', () => {
  expect([['A'], ['A', 'B'], ['A', 'B', 'C'], ['A', 'B', 'C', 'D']].map(listed)).toEqual([
    'A',
    'A and B',
    'A, B and C',
    'A, B and 2 more',
  ]);
});

test('notes of a PIN say when it was sent, how often, and why it no longer works', () => {
  const notes = (pin: Parameters<typeof aPin>[0]) =>
    pinNotes(aSigner({ Pin: aPin({ SentDate, ...pin }) }), { isOpen: true }).map(({ text }) => text);
  const time = formatDateTime(SentDate);
  expect(notes({})).toEqual([`PIN sent ${time}`]);
  expect(notes({ Sent: 2 })).toEqual([`PIN resent ${time}`]);
  expect(notes({ Sent: 4, WrongAttempts: 2, AttemptsLeft: 3 })).toEqual([
    `PIN resent 3 times, last ${time}`,
    '2 wrong PINs · 3 attempts left',
  ]);
  expect(notes({ WrongAttempts: 1, AttemptsLeft: 1 })[1]).toBe('1 wrong PIN · 1 attempt left');
  expect(notes({ State: 'tried', WrongAttempts: 5, AttemptsLeft: 0 })[1]).toBe(detailsMessages.pin.tried(5));
  expect(notes({ State: 'expired', ValidUntil: SignedDate })[1]).toBe(
    detailsMessages.pin.expired(formatDateTime(SignedDate)),
  );
  expect(notes({ State: 'undelivered' })[1]).toBe(detailsMessages.pin.undelivered);
  expect(notes({ State: 'used' })).toHaveLength(1);
  expect(notes({ SentDate: null, Sent: 2 })).toEqual(['PIN sent 2 times']);
});

test('a signer who holds the document is shown with the end of the lock', () => {
  const [note] = pinNotes(aSigner({ InUse: true, LockExpires: SignedDate }), { isOpen: true });
  expect(note?.text).toMatch(/^Signing now, until \d+:31 [ap]m unless extended\.$/);
});

test('the steps name each signer’s role and address, and the reason of a refusal in its own step', () => {
  const steps = detailSteps(aDocument({ ActionTypeE: actionTypes.declined }), 99);
  const declined = steps.find(({ state }) => state === 'declined');
  expect(declined?.notes?.map(({ text }) => text)).toEqual([
    detailsMessages.reason('The fee on page 2 is not what we agreed on.'),
    aSigner({}, 1).Email,
  ]);
  expect(declined?.notes?.[0]).toMatchObject({ tone: 'critical', quote: true });
});

test('in a task that has ended, a PIN that no longer works needs nothing', () => {
  const signer = aSigner({ Pin: aPin({ SentDate, State: 'expired', ValidUntil: SignedDate }) });
  const document = aDocument({ ActionTypeE: actionTypes.declined, UsersToSign: [signer] });
  const texts = detailSteps(document, 99).flatMap(({ notes }) => notes?.map(({ text }) => text) ?? []);
  expect(texts).toEqual([signer.Email, wholeTimes(`PIN sent ${formatDateTime(SentDate)}`)]);
});

test('the whole story begins with who uploaded it, who set the task up, and who was sent PINs', () => {
  const later = { SentDate: '2026-11-26T02:08:00Z', FirstSentDate: SentDate };
  const done = aSigner({ SignedDate, Pin: aPin({ State: 'used', SentDate, FirstSentDate: SentDate }) });
  const waiting = aSigner({ Pin: aPin({ ...later, Sent: 2 }) }, 1);
  const document = aDocument({
    ...task,
    UsersToSign: [done, waiting],
    EmployeeToSign: null,
    TaskSetUp: { By: 'Olivia Nguyen', Date: SentDate },
  });
  const steps = detailSteps(document, 99);
  const told = steps.map(({ title, rest }) => [title, rest].join(' ').trim());
  const [first, second] = [done, waiting].map(fullName);
  expect(told).toEqual([
    `Uploaded by ${document.CreatedBy}`,
    'Signing set up by Olivia Nguyen',
    `PINs sent to ${first} and ${second}`,
    first,
    second,
  ]);
  expect([steps[1]?.detail, steps[2]?.detail]).toEqual(
    [SentDate, SentDate].map((time) => wholeTimes(formatDateTime(time))),
  );
  expect(steps[4]?.notes?.at(-1)?.text).toBe(wholeTimes(`PIN resent ${formatDateTime(later.SentDate)}`));
});

test('the PINs are a step of their own, with its time if all first ones are known', () => {
  const signers = [aSigner({ Pin: aPin({ SentDate }) }), aSigner({ Pin: aPin({ SentDate }) }, 1)];
  const document = aDocument({ ...task, UsersToSign: signers, EmployeeToSign: aRepresentative() });
  const steps = detailSteps(document, 99);
  expect(steps[1]).toMatchObject({
    title: detailsMessages.pinsSent,
    detail: wholeTimes(formatDateTime(SentDate)),
  });
  expect(steps.at(-1)?.notes?.at(-1)?.text).toBe(detailsMessages.pin.later);
  const resent = { ...document, UsersToSign: [aSigner({ Pin: aPin({ Sent: 2 }) })] };
  expect(detailSteps(resent, 99)[1]).not.toHaveProperty('detail');
  expect(detailSteps(aDocument(), 99).map(({ id }) => id)).toEqual(['uploaded']);
});

test('a representative gets a PIN later only while an account is outstanding', () => {
  const representative = aRepresentative();
  const notes = (dates: readonly (string | null)[]) => {
    const UsersToSign = dates.map((date, index) => aSigner({ SignedDate: date }, index));
    const steps = detailSteps(aDocument({ ...task, UsersToSign, EmployeeToSign: representative }), 99);
    const step = steps.find(({ id }) => id === `employee-${representative.EmployeeId}`);
    return step?.notes?.map(({ text }) => text);
  };
  expect(notes([SignedDate, null])).toEqual([representative.Email, detailsMessages.pin.later]);
  expect(notes([SignedDate, SignedDate])).toEqual([representative.Email]);
});

test('what happened is in the order of time, and before what is still to come', () => {
  const waiting = aSigner({ Pin: aPin({ SentDate: '2026-11-26T02:08:00Z' }) });
  const [late, early] = [aSigner({ SignedDate }, 1), aSigner({ SignedDate: '2026-11-18T22:31:00Z' }, 2)];
  const document = aDocument({ ...task, UsersToSign: [waiting, late, early], EmployeeToSign: null });
  const of = ({ UserId }: typeof late) => `account-${UserId}`;
  expect(detailSteps(document, 99).map(({ id }) => id)).toEqual([
    'uploaded',
    of(early),
    of(late),
    'pins',
    of(waiting),
  ]);
});

test('the hour and its half of the day stay on one line', () => {
  expect(wholeTimes('PIN resent 2 times, last 06 Sep 2026 12:00 pm. I am Sam')).toBe(
    'PIN resent 2 times, last 06 Sep 2026 12:00\u00A0pm. I am Sam',
  );
  const texts = JSON.stringify(detailSteps(aDocument({ ActionTypeE: actionTypes.sign }), 99));
  expect(texts).toMatch(/:\d\d\u00A0[ap]m/);
  expect(texts).not.toMatch(/:\d\d [ap]m/);
});

test('signers of the external service are listed', () => {
  const steps = detailSteps(aDocument({ ActionTypeE: actionTypes.adobeSign }), 99);
  expect(steps.at(-1)).toMatchObject({
    state: 'now',
    detail: 'Still to sign',
    notes: [{ text: detailsMessages.outside }],
  });
});

test.each([
  [
    'a PDF without a task',
    aDocument({ ActionTypeE: actionTypes.none, Extension: 'pdf' }),
    detailsMessages.next.setUp,
  ],
  [
    'a PDF whose notifications are off',
    aDocument({ ActionTypeE: actionTypes.none, Extension: 'pdf', EnabledNotifications: false }),
    detailsMessages.next.notificationsOff,
  ],
  [
    'a file that nobody can sign, whose notifications are off',
    aDocument({ ActionTypeE: actionTypes.none, Extension: 'png', EnabledNotifications: false }),
    detailsMessages.next.nothing,
  ],
  [
    'a file that nobody can sign',
    aDocument({ ActionTypeE: actionTypes.none, Extension: 'png' }),
    detailsMessages.next.nothing,
  ],
  ['a signed one', aDocument({ ActionTypeE: actionTypes.signed }), detailsMessages.next.signed],
  [
    'a declined one',
    aDocument({ ActionTypeE: actionTypes.declined, DeclinedBy: 'Priya Nair' }),
    'Priya Nair declined. Next: remove the task, then set up signing again.',
  ],
  ['an external one', aDocument({ ActionTypeE: actionTypes.adobeSign }), detailsMessages.next.outside],
])('what is next of %s is one sentence', (_what, document, sentence) => {
  expect(nextSentence(document, reader)).toBe(sentence);
});

test('what is next of a task names who is waited for, and the reader as such', () => {
  const [ada, bo] = [
    aSigner({ GivenName: 'Ada', Surname: 'Quill' }),
    aSigner({ GivenName: 'Bo', Surname: 'Ray' }, 1),
  ];
  const firm = aRepresentative({ GivenName: 'Cy', Surname: 'Dane', EmployeeId: 7 });
  const of = (UsersToSign: (typeof ada)[], readerId = 99, EmployeeToSign: typeof firm | null = firm) =>
    nextSentence(aDocument({ ...task, UsersToSign, EmployeeToSign }), { ...reader, readerId });
  expect(of([ada, bo])).toBe('Waiting for Ada Quill and Bo Ray; then Cy Dane for the firm.');
  expect(of([{ ...ada, SignedDate }, bo], 99, null)).toBe('Waiting for Bo Ray.');
  expect(of([{ ...ada, SignedDate }])).toBe('Waiting for Cy Dane, who signs for the firm.');
  expect(of([{ ...ada, SignedDate }], 7)).toBe(detailsMessages.next.you);
  const locked = { ...bo, Pin: aPin({ State: 'tried' }) };
  expect(of([{ ...ada, SignedDate }, locked])).toBe('Bo Ray can’t sign until a new PIN is sent.');
  const off = aDocument({
    ...task,
    UsersToSign: [locked],
    EmployeeToSign: null,
    EnabledNotifications: false,
  });
  expect(nextSentence(off, reader)).toBe(detailsMessages.next.resendOff('Bo Ray'));
  expect(of([ada, locked])).toBe('Waiting for Ada Quill and Bo Ray; then Cy Dane for the firm.');
});

test('signers are counted: those who have signed, and those outstanding', () => {
  const UsersToSign = [aSigner({ SignedDate }), aSigner({}, 1)];
  const of = (given: Parameters<typeof aDocument>[0]) =>
    signatoriesOf(aDocument({ ...task, UsersToSign, EmployeeToSign: aRepresentative(), ...given }));
  expect(of({})).toBe('1 of 3 signed · 2 outstanding');
  expect(of({ ActionTypeE: actionTypes.declined })).toBe('1 of 3 signed');
  expect(of({ UsersToSign: [aSigner({ SignedDate })], EmployeeToSign: null })).toBe('1 of 1 signed');
  expect(of({ ActionTypeE: actionTypes.none })).toBeNull();
});

test('signers of the external service are counted too', () => {
  const person = { Id: 1, GivenName: 'Ada', Surname: 'Ng', Email: 'ada@ng.example' };
  const signer = { Account: person, Employee: null };
  const document = aDocument({
    ActionTypeE: actionTypes.adobeSign,
    UsersToSign: [],
    EmployeeToSign: null,
    DocumentAdobeSigningUsers: [
      { ...signer, SigningTime: SignedDate },
      { ...signer, SigningTime: null },
    ],
  });
  expect(signatoriesOf(document)).toBe('1 of 2 signed · 1 outstanding');
});
