import type { Database } from '../app.ts';
import { insertMany } from './insert.ts';

type Branches = { readonly [text: string]: Branches };

/** The firm's filters, three levels deep. */
const firmFilters: Branches = {
  Tax: { 'Income tax returns': { '2025': {}, '2026': {} }, 'Activity statements': { '2026': {} } },
  Accounts: { 'Financial statements': {}, Payroll: {} },
  'Company secretarial': { Minutes: { '2026': {} }, Resolutions: {} },
  Agreements: { 'Engagement letters': {}, 'Fee proposals': {} },
};

/** Filters that a client may add. */
const ownFilters: Branches = { 'Property settlement': { Contracts: {} }, 'Board papers': {} };

async function addBranches(
  tx: Database,
  owner: { firmId: number; clientId: number | null; since: Date },
  branches: Branches,
  parent: number | null = null,
  depth = 1,
): Promise<number[]> {
  const ids = await insertMany(
    tx,
    'filters',
    Object.keys(branches).map((text, position) => ({
      firm_id: owner.firmId,
      client_id: owner.clientId,
      parent_id: parent,
      text,
      position,
      depth,
      created_at: owner.since,
    })),
  );
  const all = [...ids];
  for (const [index, below] of Object.values(branches).entries()) {
    const id = ids[index];
    if (id === undefined || Object.keys(below).length === 0) continue;
    all.push(...(await addBranches(tx, owner, below, id, depth + 1)));
  }
  return all;
}

/** Ids of the firm's filters, all levels. */
export function addFirmFilters(tx: Database, firmId: number, since: Date): Promise<number[]> {
  return addBranches(tx, { firmId, clientId: null, since }, firmFilters);
}

export function addOwnFilters(
  tx: Database,
  firmId: number,
  clientId: number,
  since: Date,
): Promise<number[]> {
  return addBranches(tx, { firmId, clientId, since }, ownFilters);
}
