import { sql } from 'kysely';
import type { Schemas } from '@countersign/api-client/contract';
import type { Database } from '../../app.ts';
import { inviteMark } from './invite.ts';

export interface EmployeeFilter {
  id?: number;
  activeOnly?: boolean;
  /** Whether to return only employees who can sign for the firm. */
  signatoriesOnly?: boolean;
  acceptedOnly?: boolean;
}

const adobeStatuses = ['new', 'active', 'inactive', ''] as const;

/** Lists the firm's employees by surname, with the clients whose notifications they get. */
export async function readEmployees(
  db: Database,
  firmId: number,
  filter: EmployeeFilter = {},
): Promise<Schemas['Employee'][]> {
  const rows = await db
    .selectFrom('employees')
    .innerJoin('logins', 'logins.id', 'employees.login_id')
    .innerJoin('firms', 'firms.id', 'employees.firm_id')
    .selectAll('employees')
    .select(['logins.given_name', 'logins.surname', 'logins.email', 'firms.name as firm_name'])
    .where('employees.firm_id', '=', firmId)
    .where('employees.deleted_at', 'is', null)
    .$if(filter.id !== undefined, (query) => query.where('employees.id', '=', filter.id ?? 0))
    .$if(filter.activeOnly === true, (query) => query.where('employees.is_active', '=', true))
    .$if(filter.signatoriesOnly === true, (query) => query.where('employees.signatory', '=', true))
    .$if(filter.acceptedOnly === true, (query) => query.where('employees.accepted_at', 'is not', null))
    .orderBy(sql`lower(logins.surname)`)
    .orderBy(sql`lower(logins.given_name)`)
    .orderBy('employees.id')
    .execute();
  const subscribed = await readSubscriptions(db, firmId, filter.id);
  return rows.map((row) => ({
    Id: row.id,
    Username: row.email,
    GivenName: row.given_name,
    Surname: row.surname,
    Email: row.email,
    Mobile: row.mobile,
    IsActive: row.is_active,
    IsAdmin: row.is_admin,
    Signatory: row.signatory,
    DefaultNotificationRecipient: row.default_notification_recipient,
    AcceptedInvite: row.accepted_at !== null,
    InviteToken: inviteMark('employee', row),
    AdobeStatus: adobeStatuses.find((status) => status === row.adobe_status) ?? '',
    SubscribedClients: subscribed.get(row.id) ?? [],
    Firm: { Id: row.firm_id, Name: row.firm_name },
  }));
}

async function readSubscriptions(
  db: Database,
  firmId: number,
  employeeId: number | undefined,
): Promise<Map<number, Schemas['SubscribedClient'][]>> {
  const rows = await db
    .selectFrom('client_subscriptions as own')
    .innerJoin('clients', 'clients.id', 'own.client_id')
    .select([
      'own.employee_id',
      'clients.id',
      'clients.name',
      sql<boolean>`not exists (select 1 from client_subscriptions other where other.client_id = own.client_id
        and other.employee_id is not null and other.employee_id <> own.employee_id)`.as('only'),
    ])
    .where('own.firm_id', '=', firmId)
    .where('own.employee_id', 'is not', null)
    .where('clients.deleted_at', 'is', null)
    .$if(employeeId !== undefined, (query) => query.where('own.employee_id', '=', employeeId ?? 0))
    .orderBy(sql`natural_order(clients.name)`)
    .execute();
  const byEmployee = new Map<number, Schemas['SubscribedClient'][]>();
  for (const row of rows) {
    if (row.employee_id === null) continue;
    const list = byEmployee.get(row.employee_id) ?? [];
    list.push({ Id: row.id, Name: row.name, OnlySubscriber: row.only });
    byEmployee.set(row.employee_id, list);
  }
  return byEmployee;
}
