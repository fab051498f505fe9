import { FILTER_LEVELS } from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import { notFound, Problem } from '../../errors.ts';
import type { Work } from '../work.ts';
import { lockFilter, presentFilter, readFilters, type FilterRow } from './filters.ts';

type WireFilter = Schemas['Filter'];

export interface NewFilter {
  /** Null for one of the firm's. */
  clientId: number | null;
  /** 0 is the root. */
  parentId: number;
  text: string;
  /** Null puts it last. */
  position: number | null;
}

/** Adds a filter below its parent, which it locks; both this function and the table reject a fourth level. */
export async function addFilter(work: Work, filter: NewFilter): Promise<WireFilter> {
  const { tx, caller } = work;
  const text = filterName(filter.text);
  const parent = filter.parentId === 0 ? null : await lockFilter(tx, caller.firmId, filter.parentId);
  if (parent !== null && parent.client_id !== null && parent.client_id !== filter.clientId) throw notFound();
  const depth = (parent?.depth ?? 0) + 1;
  if (depth > FILTER_LEVELS) throw new Problem('filterTooDeep');
  const position = filter.position ?? (await nextPosition(work, filter.clientId, parent?.id ?? null));
  const added = await tx
    .insertInto('filters')
    .values({
      firm_id: caller.firmId,
      client_id: filter.clientId,
      parent_id: parent?.id ?? null,
      text,
      position,
      depth,
      created_at: work.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  work.audit({
    ...clientOf(added),
    title: 'Filter added',
    shortDesc: `${caller.name} added the filter ${added.text}.`,
  });
  return presentFilter(added);
}

export async function renameFilter(
  work: Work,
  filter: FilterRow,
  change: { text: string; position: number },
): Promise<WireFilter> {
  const renamed = await work.tx
    .updateTable('filters')
    .set({ text: filterName(change.text), position: change.position })
    .where('id', '=', filter.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  work.audit({
    ...clientOf(filter),
    title: 'Filter renamed',
    shortDesc: `${work.caller.name} renamed the filter ${filter.text} to ${renamed.text}.`,
  });
  return presentFilter(renamed);
}

/** Deletes a filter and its descendants; the table removes it from documents. */
export async function removeFilter(work: Work, filter: FilterRow): Promise<void> {
  await work.tx.deleteFrom('filters').where('id', '=', filter.id).execute();
  work.audit({
    ...clientOf(filter),
    title: 'Filter deleted',
    shortDesc: `${work.caller.name} deleted the filter ${filter.text} with everything below it; its documents stay.`,
  });
}

/** A client's own filter, locked; the firm's are changed in Settings only. */
export async function lockClientFilter({ tx, caller, about }: Work, id: number): Promise<FilterRow> {
  const filter = await lockFilter(tx, caller.firmId, id);
  if (filter.client_id === null) throw new Problem('permissionDenied');
  about({ clientId: filter.client_id });
  return filter;
}

/** One of the firm's filters, locked. */
export async function lockFirmFilter({ tx, caller }: Work, id: number): Promise<FilterRow> {
  const filter = await lockFilter(tx, caller.firmId, id);
  if (filter.client_id !== null) throw notFound();
  return filter;
}

function clientOf(filter: FilterRow): { clientId?: number } {
  return filter.client_id === null ? {} : { clientId: filter.client_id };
}

async function nextPosition(
  { tx, caller }: Work,
  clientId: number | null,
  parentId: number | null,
): Promise<number> {
  const siblings = (await readFilters(tx, caller.firmId, clientId)).filter(
    (row) => row.parent_id === parentId,
  );
  return siblings.reduce((last, row) => Math.max(last, row.position + 1), 0);
}

function filterName(text: string): string {
  const name = text.trim();
  if (name === '') throw new Problem('filterNameRequired');
  return name;
}
