import { randomUUID } from 'node:crypto';
import type { App, Database } from '../app.ts';
import { hashPassword, newTotpSecret } from '../identity/index.ts';
import { insertMany, pairs } from './insert.ts';
import { givenNames, surnames } from './names.ts';
import type { Random } from './random.ts';
import { demoPassword, type SignIn } from './signIns.ts';

export interface SeedPerson {
  /** Employee or account id. */
  id: number;
  loginId: number;
  name: string;
  email: string;
}

export interface SeedClient {
  id: number;
  name: string;
  accounts: SeedPerson[];
}

export interface NewPerson {
  givenName: string;
  surname: string;
  email: string;
  /** One of the fixed sign-ins: has the demo's password. */
  signIn?: boolean;
  secondFactor?: boolean;
}

export function fixedSignIn(person: SignIn): NewPerson {
  return {
    givenName: person.givenName,
    surname: person.surname,
    email: person.email,
    signIn: true,
    secondFactor: person.email === 'admin@demo.test',
  };
}

async function addLogins(app: App, tx: Database, people: readonly NewPerson[], now: Date): Promise<number[]> {
  const rows = [];
  for (const person of people) {
    const subject = randomUUID();
    rows.push({
      subject,
      email: person.email,
      email_key: person.email.toLowerCase(),
      given_name: person.givenName,
      surname: person.surname,
      password_hash: person.signIn === true ? await hashPassword(demoPassword) : null,
      totp_secret: person.secondFactor === true ? newTotpSecret(app, subject) : null,
      mfa_enabled: person.secondFactor === true,
      created_at: now,
    });
  }
  return insertMany(tx, 'logins', rows);
}

function asPeople(people: readonly NewPerson[], ids: readonly number[], loginIds: readonly number[]) {
  return pairs(pairs(people, ids), loginIds).map(([[person, id], loginId]) => ({
    id,
    loginId,
    name: `${person.givenName} ${person.surname}`,
    email: person.email,
  }));
}

export interface NewEmployee extends NewPerson {
  isAdmin?: boolean;
  isOwner?: boolean;
}

export async function addStaff(
  app: App,
  tx: Database,
  firmId: number,
  people: readonly NewEmployee[],
  since: Date,
): Promise<SeedPerson[]> {
  const loginIds = await addLogins(app, tx, people, since);
  const ids = await insertMany(
    tx,
    'employees',
    pairs(people, loginIds).map(([person, loginId], index) => ({
      firm_id: firmId,
      login_id: loginId,
      is_admin: person.isAdmin === true,
      is_owner: person.isOwner === true,
      signatory: true,
      default_notification_recipient: index === 0,
      mobile: `+614${String(20_000_000 + index * 137_911).slice(0, 8)}`,
      accepted_at: since,
      created_at: since,
    })),
  );
  return asPeople(people, ids, loginIds);
}

const inviteLife = 7 * 86_400_000;

/** Leaves some of the invites open. */
function isInvited(index: number): boolean {
  return index % 9 === 8;
}

/** Returns a mail domain made of the client's name, under a name that cannot exist. */
function domainOf(name: string): string {
  return `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')}.example`;
}

export interface NewClient {
  name: string;
  contact: string;
  /** The first account; made of the contact's name if there is none. */
  first?: NewPerson;
}

/** Clients, each with one to three accounts, the contact first. */
export async function addClients(
  app: App,
  tx: Database,
  firmId: number,
  clients: readonly NewClient[],
  random: Random,
  since: Date,
): Promise<SeedClient[]> {
  const ids = await insertMany(
    tx,
    'clients',
    clients.map((client) => ({
      firm_id: firmId,
      name: client.name,
      contact_name: client.contact,
      created_at: since,
    })),
  );
  const made: SeedClient[] = pairs(clients, ids).map(([client, id]) => ({
    id,
    name: client.name,
    accounts: [],
  }));
  const planned = pairs(clients, made).flatMap(([client, owner]) =>
    accountsOf(client, random).map((person) => ({ person, owner })),
  );
  const people = planned.map(({ person }) => person);
  const loginIds = await addLogins(app, tx, people, since);
  const accountIds = await insertMany(
    tx,
    'accounts',
    loginIds.map((loginId, index) => ({
      firm_id: firmId,
      login_id: loginId,
      accepted_at: isInvited(index) ? null : since,
      invite_expires_at: isInvited(index) ? new Date(since.getTime() + inviteLife) : null,
      created_at: since,
    })),
  );
  await tx
    .insertInto('client_accounts')
    .values(
      pairs(planned, accountIds).map(([{ owner }, accountId]) => ({
        firm_id: firmId,
        client_id: owner.id,
        account_id: accountId,
      })),
    )
    .execute();
  for (const [index, [{ owner }, person]] of pairs(
    planned,
    asPeople(people, accountIds, loginIds),
  ).entries()) {
    // Only people who have accepted their invite can sign.
    if (!isInvited(index)) owner.accounts.push(person);
  }
  return made;
}

function accountsOf(client: NewClient, random: Random): NewPerson[] {
  const [givenName = '', ...rest] = client.contact.split(' ');
  const domain = domainOf(client.name);
  const first = client.first ?? {
    givenName,
    surname: rest.join(' '),
    email: `${givenName.toLowerCase()}@${domain}`,
  };
  const others = random.some(givenNames, random.between(0, 2)).filter((name) => name !== givenName);
  return [
    first,
    ...others.map((name) => ({
      givenName: name,
      surname: random.pick(surnames),
      email: `${name.toLowerCase()}@${domain}`,
    })),
  ];
}
