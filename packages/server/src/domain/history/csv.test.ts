import { expect, it } from 'vitest';
import { csvField, csvLine } from './csv.ts';
import { isTimeZone, localIso } from './localIso.ts';

it('quotes every field', () => {
  expect(csvLine(['a', 'b,c', 'd;e', 'say “hi”', 'say "hi"', 'two\nlines'])).toBe(
    '"a","b,c","d;e","say “hi”","say ""hi""","two\nlines"\r\n',
  );
});

it.each([
  '=1+1',
  '+61423456789',
  '-2',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '\u00A0=1',
  '＝1',
  '＠x',
  '\r=1',
  '\u200B=1',
  '\u202E\uFEFF+1',
  '\u0000=1',
  '\u000B@x',
  '﹦1',
  '﹢1',
  '﹣1',
  '﹫x',
  '\tSUM(A1)',
  '\rSUM(A1)',
])('makes text of %j, which a spreadsheet would calculate', (text) => {
  expect(csvField(text).replaceAll('"', '')).toBe(`'${text}`);
});

it.each([
  ['no;=1+1', "no;'=1+1"],
  ['no; \u200B@x', "no; \u200B'@x"],
  ['no\n-1', "no\n'-1"],
  ['no\t=1;+2', "no\t'=1;'+2"],
  [';=1', "';=1"],
  [';"=F', `';""=F`],
  ['no;"=F"', `no;""'=F""`],
  ['no; " \u0000＝F', `no; "" \u0000'＝F`],
  ['"=F', `'""=F`],
  ['no\r\n"+1', `no\r\n""'+1`],
])('makes text of what would be a field of its own in %j', (text, safe) => {
  expect(csvField(text)).toBe(`"${safe}"`);
});

it('takes no longer for a text of gaps', () => {
  const text = '; '.repeat(500_000);
  expect(csvField(text)).toBe(`"${text}"`);
});

it('leaves other texts as they are', () => {
  expect(csvField('Ada’s PIN – rejected: 5 = 5')).toBe('"Ada’s PIN – rejected: 5 = 5"');
  expect(csvField('“=” is; "no" -1')).toBe('"“=” is; ""no"" -1"');
});

it('prints the offset that was in force in the zone', () => {
  const winter = new Date('2026-07-05T04:05:06.007Z');
  expect(localIso(winter, 'Australia/Sydney')).toBe('2026-07-05T14:05:06.007+10:00');
  expect(localIso(new Date('2026-12-31T13:30:00Z'), 'Australia/Sydney')).toBe(
    '2027-01-01T00:30:00.000+11:00',
  );
  expect(localIso(winter, 'Australia/Adelaide')).toBe('2026-07-05T13:35:06.007+09:30');
  expect(localIso(winter, 'UTC')).toBe('2026-07-05T04:05:06.007+00:00');
  expect(new Date(localIso(winter, 'America/St_Johns'))).toEqual(winter);
});

it('knows the zones of the system', () => {
  expect(['Australia/Sydney', 'UTC', 'Mars/Olympus'].map(isTimeZone)).toEqual([true, true, false]);
});
