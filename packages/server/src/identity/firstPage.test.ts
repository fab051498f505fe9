import { afterEach, beforeEach, expect, test } from 'vitest';
import { startLimit } from './firstPage.ts';
import { hire, openIdentityDesk, testPassword, type IdentityDesk } from './testing/identityDesk.ts';
import { landed } from './testing/signIn.ts';

const bucket = 'sign-in-start:address:127.0.0.1';

let desk: IdentityDesk;
beforeEach(async () => {
  desk = await openIdentityDesk();
});
afterEach(() => desk.close());

async function started(): Promise<number> {
  const { db } = desk.app;
  const row = await db
    .selectFrom('rate_limits')
    .select('count')
    .where('bucket', '=', bucket)
    .executeTakeFirst();
  return row?.count ?? 0;
}

async function startAll(): Promise<void> {
  const resets_at = new Date(desk.app.clock.now().getTime() + startLimit.window);
  const { attempts: count } = startLimit;
  await desk.app.db
    .insertInto('rate_limits')
    .values({ bucket, count, resets_at })
    .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ count }))
    .execute();
}

function records(): Promise<unknown[]> {
  return desk.app.db.selectFrom('oidc_records').select(['model', 'id']).execute();
}

test('an address that leaves too many sign-ins unfinished gets a page that says so, and starts none', async () => {
  await startAll();
  const before = await records();
  const browser = desk.browser();
  const refused = await browser.authorize({ theme: String(desk.firm.firmId) });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBe(startLimit.window / 1000);
  expect(refused.page).toMatchObject({
    kind: 'message',
    title: 'Too many attempts',
    text: 'Too many sign-ins were started from your network. Try again in 15 minutes.',
  });
  expect(browser.cookies.size).toBe(0);
  expect(await records()).toEqual(before);
  desk.app.clock.advance(startLimit.window);
  expect((await desk.browser().authorize()).page).toMatchObject({ kind: 'password' });
});

test('a sign-in that is finished does not count, and neither does a silent one', async () => {
  await hire(desk, 'counted@firm.test');
  const browser = desk.browser();
  await browser.authorize();
  expect(await started()).toBe(1);
  landed(await browser.submit({ email: 'counted@firm.test', password: testPassword }));
  expect(await started()).toBe(0);
  await startAll();
  const silent = landed(await browser.authorize({ prompt: 'none' }));
  expect(silent.searchParams.get('code')).not.toBeNull();
  expect(landed(await desk.browser().authorize({ prompt: 'none' })).searchParams.get('error')).toBe(
    'login_required',
  );
  expect(await started()).toBe(startLimit.attempts);
});
