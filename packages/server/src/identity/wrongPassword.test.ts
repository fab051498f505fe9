import { afterAll, beforeAll, expect, test } from 'vitest';
import { repeatWindow, sweepRepeats } from '../domain/repeats.ts';
import { checkPassword } from './signIn.ts';
import { hire, openIdentityDesk, testPassword, type IdentityDesk } from './testing/identityDesk.ts';

let desk: IdentityDesk;
beforeAll(async () => {
  desk = await openIdentityDesk();
});
afterAll(() => desk.app.close());

function entries() {
  return desk.app.db.selectFrom('audit_entries').select(['short_desc', 'outcome']).orderBy('seq').execute();
}

const works: Promise<void>[] = [];

const refused = { short_desc: 'Wrong password', outcome: 'refused' };

test('the response to a wrong password does not wait for the entry in the history, only known people have one', async () => {
  await hire(desk, 'known@firm.test');
  const later: (() => Promise<void>)[] = [];
  const attempt = { password: 'Wrong#2026', address: '127.0.0.1', clientId: 'portal' };
  for (const email of ['known@firm.test', 'nobody@firm.test']) {
    const { outcome } = await checkPassword(desk.app, { ...attempt, email }, (work) => void later.push(work));
    expect(outcome).toBe('refused');
  }
  expect(await entries()).toEqual([]);
  expect(later).toHaveLength(1);
  for (const work of later) await work();
  expect(await entries()).toEqual([refused]);
});

test('closing the site waits for the entry of a response that was sent', async () => {
  await hire(desk, 'late@firm.test');
  const browser = desk.browser();
  await browser.authorize();
  expect((await browser.submit({ email: 'late@firm.test', password: `${testPassword}?` })).status).toBe(400);
  await desk.site.close();
  expect(await entries()).toEqual([refused, refused]);
});

test('wrong passwords of one person within a quarter of an hour are one entry and a count', async () => {
  await hire(desk, 'often@firm.test');
  const before = await entries();
  const attempt = { email: 'often@firm.test', password: 'Wrong#2026', clientId: 'portal' };
  for (const address of ['127.0.0.1', '127.0.0.2', '127.0.0.3']) {
    await checkPassword(desk.app, { ...attempt, address }, (work) => void works.push(work()));
    await Promise.all(works);
  }
  expect((await entries()).slice(before.length)).toEqual([refused]);
  desk.app.clock.advance(repeatWindow);
  await sweepRepeats(desk.app);
  expect((await entries()).slice(before.length + 1)).toEqual([
    { short_desc: 'Wrong password, and 2 more times.', outcome: 'refused' },
  ]);
});
