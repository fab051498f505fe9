import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DatabaseUnavailable } from '../databaseErrors.ts';
import { aFirm, startTestApp, type TestApp } from '../testing/index.ts';
import { frameAncestors } from './frameAncestors.ts';

let app: TestApp;
let firmId: number;
beforeAll(async () => {
  app = await startTestApp();
  ({ firmId } = await aFirm(app));
  await app.db.updateTable('brandings').set({ frame_origins: 'https://site.test' }).execute();
});
afterAll(() => app.close());

test.each(['/login?theme=FIRM', '/login/?theme=FIRM', '/login/partial/FIRM', '/login/partial/FIRM/'])(
  '%s may be framed by the sites of its firm',
  async (path) => {
    expect(await frameAncestors(app, path.replace('FIRM', String(firmId)))).toBe('https://site.test');
  },
);

test.each([
  '/login',
  '/login?theme=x',
  '/login/partial/FIRM/more',
  '/login//FIRM',
  '/loginfirst?theme=FIRM',
  '/logout?theme=FIRM',
  '/documents?theme=FIRM',
  '/?theme=FIRM',
])('%s may be framed by nobody', async (path) => {
  expect(await frameAncestors(app, path.replace('FIRM', String(firmId)))).toBe("'none'");
});

test.each(['/login', '/login?theme=FIRM'])(
  '%s comes without the database, and is framed by nobody',
  async (path) => {
    const lost = vi.spyOn(app.db, 'selectFrom').mockImplementation(() => {
      throw new DatabaseUnavailable('no route');
    });
    try {
      expect(await frameAncestors(app, path.replace('FIRM', String(firmId)))).toBe("'none'");
    } finally {
      lost.mockRestore();
    }
  },
);
