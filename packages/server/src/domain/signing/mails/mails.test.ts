import { describe, expect, it } from 'vitest';
import { pinMail, type PinMailFacts } from './mails.ts';
import { outcomeMail, type TaskOutcome } from './outcomeMails.ts';
import { mailMessages, outcomeMailMessages as outcomes, pinMailMessages as pins } from './mails.messages.ts';

const brand = { firmName: 'Harrow & Finch', color: '#7a1f3d' };
const about = { brand, to: 'margaret@client.test', givenName: 'Margaret', documentTitle: 'Deed' };

describe('the email with a PIN', () => {
  const facts = { ...about, pin: '041', timeZone: 'Australia/Sydney', link: 'http://portal.test/' };
  const mail = (role: PinMailFacts['role']) =>
    pinMail({ ...facts, role, validUntil: new Date('2025-11-20T20:00:00Z') });

  it.each(['account', 'representative'] as const)('says to an %s what to do with it', (role) => {
    const { subject, text, html } = mail(role);
    const { first, care, label } = pins[role];
    expect(subject).toBe(pins[role].subject('Deed'));
    expect(text.trim().split('\n\n')).toEqual([
      mailMessages.hello('Margaret'),
      first('Harrow & Finch', 'Deed'),
      `${pins.pin}: 0 4 1`,
      `${label}: http://portal.test/`,
      pins.rules('Friday 21 November 2025, 7:00 am AEDT'),
      care,
      'Harrow & Finch',
    ]);
    expect(html).toContain(first('Harrow &amp; Finch', 'Deed'));
  });

  it('tells an account holder that the link is theirs, and staff where to go on', () => {
    expect(mail('account').text).toContain(pins.account.label);
    expect(mail('account').text).toContain(pins.account.care);
    expect(mail('account').text).toContain(pins.account.first('Harrow & Finch', 'Deed'));
    expect(mail('account').subject).toBe(pins.account.subject('Deed'));
    expect(mail('representative').text).toContain(mailMessages.open);
    expect(mail('representative').text).toContain(pins.representative.care);
    expect(mail('representative').text).toContain(pins.representative.first('Harrow & Finch', 'Deed'));
    expect(mail('representative').subject).toBe(pins.representative.subject('Deed'));
  });
});

describe('the email about an outcome', () => {
  const mail = (outcome: TaskOutcome) =>
    outcomeMail({ ...about, clientName: 'Ashby', link: 'http://portal.test/' }, outcome);
  const paragraphs = (text: string) => text.trim().split('\n\n').slice(1, -2);

  it('names who signed', () => {
    const { subject, text } = mail({ kind: 'signed', names: ['Margaret Ashby', 'Tom Ashby'] });
    expect(subject).toBe(outcomes.signed.subject('Deed'));
    expect(paragraphs(text)).toEqual([
      outcomes.signed.first('Margaret Ashby and Tom Ashby', 'Deed', 'Ashby'),
      outcomes.signed.next,
    ]);
  });

  it.each([
    [[], outcomes.declined.noOthers],
    [['Tom Ashby'], outcomes.declined.others('Tom Ashby')],
  ])('names who declined, why, and who can no longer sign: %j', (waiting, others) => {
    const { subject, text } = mail({
      kind: 'declined',
      name: 'Margaret Ashby',
      comment: 'Too long',
      waiting,
    });
    expect(subject).toBe(outcomes.declined.subject('Deed'));
    expect(paragraphs(text)).toEqual([
      outcomes.declined.first('Margaret Ashby', 'Deed', 'Ashby'),
      '“Too long”',
      outcomes.declined.next(others),
    ]);
  });
});
