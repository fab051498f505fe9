import { describe, expect, it } from 'vitest';
import { brandInk } from './mailLayout.ts';
import { pinMail, type PinMailFacts } from './mails.ts';

const facts: PinMailFacts = {
  brand: { firmName: 'Harrow & Finch', color: '7A1F3D' },
  to: 'margaret.ellery@corriedale.example',
  givenName: 'Margaret',
  documentTitle: 'ASIC annual statement 2025',
  pin: '004170',
  validUntil: new Date('2025-11-20T20:00:00Z'),
  timeZone: 'Australia/Sydney',
  link: 'http://localhost:4003/sign#token',
  role: 'account',
};

describe('pinMail', () => {
  it('carries the PIN, the document, the link and the end of the PIN with its zone, in both forms', () => {
    const mail = pinMail(facts);
    expect(mail.subject).toBe('Please sign: ASIC annual statement 2025');
    for (const form of [mail.text, mail.html]) {
      // Read as digits, not as a number.
      expect(form).toContain('0 0 4 1 7 0');
      expect(form).toContain('ASIC annual statement 2025');
      expect(form).toContain('http://localhost:4003/sign#token');
      expect(form).toContain('The PIN is valid until Friday 21 November 2025, 7:00 am AEDT.');
    }
  });

  it('tells the representative that the accounts are done', () => {
    const mail = pinMail({ ...facts, role: 'representative' });
    expect(mail.subject).toBe('Ready for your signature: ASIC annual statement 2025');
    expect(mail.text).toContain('All accounts have signed');
  });

  it('keeps markup in names and titles as text', () => {
    const mail = pinMail({ ...facts, givenName: '<img src=x>', documentTitle: '"><script>1</script>' });
    expect(mail.html).not.toMatch(/<img|<script/);
    expect(mail.html).toContain('&lt;img src=x&gt;');
  });

  it('leads with the firm, names the product at the foot, and has dark colours', () => {
    const { html } = pinMail(facts);
    expect(html).toMatch(/background:#7A1F3D;color:#ffffff[^>]*>H<\/td>/);
    expect(html).toContain('Harrow &amp; Finch sends documents to sign with Countersign.');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
  });

  it('does not let a title write headers', () => {
    expect(pinMail({ ...facts, documentTitle: 'Plan\r\nBcc: all@firm.test' }).subject).toBe(
      'Please sign: Plan Bcc: all@firm.test',
    );
  });
});

describe('brandInk', () => {
  it.each([
    ['FFFFFF', '#000000'],
    ['F2C230', '#000000'],
    ['0A0A0A', '#ffffff'],
    ['7A1F3D', '#ffffff'],
  ])('reads on %s', (colour, ink) => {
    expect(brandInk(colour)).toEqual({ field: `#${colour}`, ink });
  });

  it('falls back when the colour is none', () => {
    expect(brandInk('javascript:').field).toBe('#333C91');
  });
});
