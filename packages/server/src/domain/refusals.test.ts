import { afterEach, beforeEach, expect, it } from 'vitest';
import { runWrite } from '../contract/write.ts';
import { Problem } from '../errors.ts';
import { sweep } from '../sweep.ts';
import { verifyChain } from './audit.ts';
import { repeatWindow } from './repeats.ts';
import { aScene, type Scene } from './signing/testing/scene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await aScene();
});
afterEach(() => scene.app.close());

async function refused(documentId: number | null, code: 'noTask' | 'lockLost' = 'noTask'): Promise<void> {
  const write = runWrite(
    scene.app,
    {
      operation: { id: 'createPreview' },
      reference: 'test',
      address: '127.0.0.1',
      caller: scene.staff,
      mark: null,
      run: () => Promise.reject(new Problem(code)),
    },
    documentId === null ? {} : { documentId },
  );
  await expect(write).rejects.toMatchObject({ code });
}

async function told(): Promise<string[]> {
  const rows = await scene.app.db
    .selectFrom('audit_entries')
    .select('short_desc')
    .where('outcome', '=', 'refused')
    .orderBy('seq')
    .execute();
  return rows.map(({ short_desc: text }) => text);
}

const preview = 'Imogen Hartley could not preview the document: the document had no signing task';

it('a repeated refusal is recorded once, and then with its count', async () => {
  const { app, firm, documentId } = scene;
  await Promise.all(Array.from({ length: 40 }, () => refused(documentId)));
  expect(await told()).toEqual([`${preview}.`]);
  await sweep(app);
  expect(await told()).toHaveLength(1);
  app.clock.advance(repeatWindow);
  await Promise.all([sweep(app), sweep(app)]);
  expect(await told()).toEqual([`${preview}.`, `${preview}, and 39 more times.`]);
  await refused(documentId);
  expect(await told()).toHaveLength(3);
  expect(await verifyChain(app.db, firm.firmId)).toMatchObject({ intact: true });
});

it('another document or reason is another entry, and a later attempt records the earlier count', async () => {
  const { app, documentId } = scene;
  await refused(documentId);
  await refused(null);
  await refused(documentId, 'lockLost');
  expect(await told()).toHaveLength(3);
  await refused(documentId);
  app.clock.advance(repeatWindow);
  await refused(documentId);
  expect((await told()).slice(3)).toEqual([`${preview}, and 1 more time.`, `${preview}.`]);
});
