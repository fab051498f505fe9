import { actionTypes } from '@countersign/api-client/rules';
import type { App } from '../app.ts';
import { appendAudit } from '../domain/audit.ts';
import { pinKey } from '../domain/signing/keys.ts';
import { addDocuments, type SeedDocument } from './documents.ts';
import { makeLibrary, type LibraryFile } from './files/library.ts';
import { addFirmFilters, addOwnFilters } from './filters.ts';
import { historyOf } from './history.ts';
import { clientNames, staffNames } from './names.ts';
import {
  addClients,
  addStaff,
  fixedSignIn,
  type NewClient,
  type NewEmployee,
  type SeedPerson,
} from './people.ts';
import { seededRandom, type Random } from './random.ts';
import { invitePending } from './openTasks.ts';
import { demoSignIns } from './signIns.ts';
import { backdatedAuthority, makeSignedFiles } from './signedFiles.ts';
import { addTasks, momentOfThisWeek, planTask, type PlannedTask, type SignedTask } from './tasks.ts';

interface FirmPlan {
  name: string;
  colour: string;
  address: string;
  splashTitle: string;
  splashMsg: string;
  staff: readonly NewEmployee[];
  clients: readonly NewClient[];
  documents: number;
}

const day = 86_400_000;
const [admin, employee, owner, signer, other] = demoSignIns;

function staffAt(domain: string, names: readonly (readonly [string, string])[]): NewEmployee[] {
  return names.map(([givenName, surname]) => ({
    givenName,
    surname,
    email: `${givenName}.${surname}@${domain}`.toLowerCase(),
  }));
}

const clients: NewClient[] = clientNames.map(([name, contact], index) => ({
  name,
  contact,
  ...(index === 0 ? { first: fixedSignIn(signer) } : {}),
}));

const firms: readonly FirmPlan[] = [
  {
    name: 'Harrow & Finch',
    colour: '333C91',
    address: 'Level 9, 60 Martin Place, Sydney NSW 2000',
    splashTitle: 'Good to see you.',
    splashMsg: 'Share documents with your clients and collect their signatures, in one place.',
    staff: [
      { ...fixedSignIn(admin), isAdmin: true },
      { ...fixedSignIn(employee) },
      { ...fixedSignIn(owner), isAdmin: true, isOwner: true },
      ...staffAt('harrowfinch.example', staffNames.slice(0, 5)),
    ],
    clients: clients.slice(0, 28),
    documents: 300,
  },
  {
    name: 'Doyle Mercer Legal',
    colour: '0F6B5C',
    address: '120 Collins Street, Melbourne VIC 3000',
    splashTitle: 'Welcome.',
    splashMsg: 'Your matters, your documents, your signatures.',
    staff: [{ ...fixedSignIn(other), isAdmin: true }, ...staffAt('doylemercer.example', staffNames.slice(5))],
    clients: clients.slice(28),
    documents: 90,
  },
];

/**
 * Two firms with people, clients, filters, documents in all eight states, signed files and a past. All in one
 * transaction: an interrupted start leaves no partial data, and the next one begins again.
 */
export async function seedDemo(app: App): Promise<void> {
  const now = app.clock.now();
  const since = new Date(now.getTime() - 200 * day);
  const authority = await backdatedAuthority(app, since);
  // Made here, for no transaction may wait for a key that has to be stored.
  await Promise.all([pinKey(app), authority.sealIdentity()]);
  const random = seededRandom(20_261_121);
  await app.db.transaction().execute(async (tx) => {
    for (const plan of firms) {
      const library = await makeLibrary(app, { firm: plan.name, colour: plan.colour, address: plan.address });
      const made = await addFirm({ ...app, db: tx }, plan, library, random, { now, since });
      const tasks: SignedTask[] = [];
      const recent = signedThisWeek(made.documents);
      const given = new Set<number>();
      for (const document of made.documents.filter(
        (candidate) => candidate.actionType !== actionTypes.none,
      )) {
        const task = planTask(document, made.staff, random, {
          now,
          lastSigned: recent.has(document.id) ? momentOfThisWeek(now, 2 + (document.id % 3) * 3) : undefined,
        });
        giveToEmployee(task, made.staff, given);
        const ours = task.method === actionTypes.clickToSign || task.method === actionTypes.secureSign;
        const firm = { ...plan, firmId: made.firmId };
        const files = ours ? await makeSignedFiles(app, authority, firm, document, task) : null;
        tasks.push({ task, files });
      }
      await addTasks(tx, made.firmId, tasks);
      const history = historyOf(
        made.firmId,
        made.documents,
        tasks.map(({ task }) => task),
      );
      await appendAudit(tx, made.firmId, history);
      await invitePending({ app, tx, firmId: made.firmId, now }, tasks);
    }
  });
}

/** Lets the employee of the demo sign for the firm where it is the firm's turn: one document of each client. */
function giveToEmployee(
  { document, actionType, signers }: PlannedTask,
  staff: readonly SeedPerson[],
  given: Set<number>,
): void {
  const ethan = staff.find(({ email }) => email === employee.email);
  const waiting = signers.filter(({ signedAt }) => signedAt === null);
  const [last] = waiting;
  const isFirmsTurn =
    actionType === actionTypes.clickToSign && waiting.length === 1 && last?.kind === 'employee';
  if (!isFirmsTurn || ethan === undefined || given.has(document.client.id)) return;
  given.add(document.client.id);
  last.person = ethan;
}

/** All signed documents of the first client, and the first of each other one: every client has something new. */
function signedThisWeek(documents: readonly SeedDocument[]): ReadonlySet<number> {
  const signed = documents.filter(({ actionType }) => actionType === actionTypes.signed);
  const first = documents[0]?.client.id;
  const met = new Set<number>();
  const recent = signed.filter(({ client: { id } }) => {
    if (id !== first && met.has(id)) return false;
    met.add(id);
    return true;
  });
  return new Set(recent.map(({ id }) => id));
}

interface MadeFirm {
  firmId: number;
  staff: SeedPerson[];
  documents: SeedDocument[];
}

async function addFirm(
  app: App,
  plan: FirmPlan,
  library: readonly LibraryFile[],
  random: Random,
  { now, since }: { now: Date; since: Date },
): Promise<MadeFirm> {
  const tx = app.db;
  const { id: firmId } = await tx
    .insertInto('firms')
    .values({ name: plan.name, created_at: since })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('brandings')
    .values({
      firm_id: firmId,
      colour: plan.colour,
      splash_title: plan.splashTitle,
      splash_msg: plan.splashMsg,
      updated_at: since,
    })
    .execute();
  await tx.insertInto('sign_settings').values({ firm_id: firmId }).execute();
  await enableFeatures(tx, firmId);
  const staff = await addStaff(app, tx, firmId, plan.staff, since);
  const made = await addClients(app, tx, firmId, plan.clients, random, since);
  const filterIds = await addFirmFilters(tx, firmId, since);
  const ownFilterIds = new Map<number, number[]>();
  for (const client of made.slice(0, 3)) {
    ownFilterIds.set(client.id, await addOwnFilters(tx, firmId, client.id, since));
  }
  const documents = await addDocuments(
    tx,
    { firmId, clients: made, staff, filterIds, ownFilterIds, library, count: plan.documents, now },
    random,
  );
  return { firmId, staff, documents };
}

async function enableFeatures(tx: App['db'], firmId: number): Promise<void> {
  await tx
    .insertInto('firm_features')
    .columns(['firm_id', 'feature_id'])
    .expression((from) =>
      from
        .selectFrom('features')
        .select((select) => [select.val(firmId).as('firm_id'), 'id'])
        .where('name', '=', 'ClientChangeEnabled'),
    )
    .execute();
}
