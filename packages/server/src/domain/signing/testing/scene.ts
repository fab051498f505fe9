import type { Caller, Principal } from '../../caller.ts';
import { healthyKinds } from '../../../pdf/testing/samples.ts';
import {
  aClient,
  aDocument,
  aFirm,
  aPerson,
  fakeCaller,
  startTestApp,
  type TestApp,
  type TestFirm,
} from '../../../testing/index.ts';
import { loadSigningKeys } from '../keys.ts';
import { runWrite } from '../../../contract/write.ts';
import { signingWork } from '../work.ts';
import { prepareSetUp, setUpClickToSign } from '../setUp.ts';
import { readTask, type SigningTask } from '../tasks.ts';
import type { Work } from '../../work.ts';

export interface Scene {
  app: TestApp;
  firm: TestFirm;
  /** The firm's representative. */
  staff: Caller;
  clientId: number;
  accounts: { accountId: number; loginId: number; name: string; email: string }[];
  documentId: number;
}

/** A firm, its representative, a client with two accounts, and the client's PDF without a task. */
export async function aScene(given?: TestApp): Promise<Scene> {
  const app = given ?? (await startTestApp());
  await loadSigningKeys(app);
  const firm = await aFirm(app);
  const person = await aPerson(app, 'imogen.hartley@harrowfinch.example', 'Imogen', 'Hartley');
  const staff = await fakeCaller(app, firm, ['Employee'], person);
  const { clientId, accounts } = await aClient(app, firm, 'Corriedale Pastoral Co', [
    'margaret.ellery@corriedale.example',
    'hugh.ellery@corriedale.example',
  ]);
  const bytes = await healthyKinds.plain();
  const { documentId } = await aDocument(app, firm, clientId, { title: 'Solvency resolution', bytes });
  return { app, firm, staff, clientId, accounts, documentId };
}

/** Does work in the name of the scene's representative. */
export async function asStaff<T>(scene: Scene, run: (work: Work<Principal>) => Promise<T>): Promise<T> {
  const { app, staff, documentId } = scene;
  let outcome: { value: T } | { refused: unknown } | null = null;
  const write = {
    operation: { id: 'verifyClickToSignPin' },
    reference: 'test',
    address: '127.0.0.1',
    caller: staff,
    mark: null,
  };
  await runWrite(app, {
    ...write,
    async run(context) {
      if (!('caller' in context)) throw new Error('The work has no caller.');
      try {
        outcome = { value: await signingWork(context, documentId, run) };
      } catch (refused) {
        outcome = { refused };
        throw refused;
      }
    },
  });
  return taken(outcome);
}

/**
 * Returns the result of the work; throws its error although it was committed, as for a counted PIN attempt.
 */
function taken<T>(outcome: { value: T } | { refused: unknown } | null): T {
  if (outcome === null) throw new Error('The work was not done.');
  if ('refused' in outcome) throw outcome.refused;
  return outcome.value;
}

/** The scene's representative, as what prepares a setup takes them. */
export function callerNow({ app, staff }: Pick<Scene, 'app' | 'staff'>) {
  return { firmId: staff.firmId, loginId: staff.loginId, now: app.clock.now() };
}

/** Sets up click-to-sign for some of the accounts, and the representative if asked. */
export async function setUp(
  scene: Scene,
  { accounts = scene.accounts.length, representative = true } = {},
): Promise<SigningTask> {
  const { app, documentId, staff } = scene;
  const prepared = await prepareSetUp(app, callerNow(scene), {
    documentId,
    accountIds: scene.accounts.slice(0, accounts).map(({ accountId }) => accountId),
    employeeId: representative ? staff.employeeId : null,
  });
  await asStaff(scene, (work) => setUpClickToSign(work, prepared));
  return taskOf(scene);
}

export async function taskOf({ app, documentId }: Scene): Promise<SigningTask> {
  const task = await readTask(app.db, documentId);
  if (task === null) throw new Error('The document has no task.');
  return task;
}

export interface SentMail {
  to: string;
  text: string;
  pin: string;
  link: string;
}

/** Returns the emails in the outbox, oldest first, with their relevant contents. */
export async function mailsOf({ app }: Pick<Scene, 'app'>): Promise<SentMail[]> {
  const rows = await app.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  return rows.map((row) => ({
    to: row.to_address,
    text: row.body_text,
    pin: /PIN: ([\d ]+)/.exec(row.body_text)?.[1]?.replaceAll(' ', '') ?? '',
    link: /: (http\S+)/.exec(row.body_text)?.[1] ?? '',
  }));
}

/** The newest PIN that was sent to an address. */
export async function pinOf(scene: Pick<Scene, 'app'>, email: string): Promise<string> {
  const mail = (await mailsOf(scene)).findLast(({ to }) => to === email);
  if (mail === undefined) throw new Error(`Nothing was sent to ${email}.`);
  return mail.pin;
}
