import { aDocument, idOf, type TestCall } from '../../../testing/index.ts';
import type { Desk } from '../desk.ts';

export interface Answered {
  status: number;
  body: unknown;
}

/** A call with which the operation must succeed. */
export type GoodCall = (desk: Desk) => Promise<Answered>;

export const put = (body?: object): TestCall => ({ method: 'PUT', ...(body ? { body } : {}) });
export const post = (body?: object): TestCall => ({ method: 'POST', ...(body ? { body } : {}) });
export const remove: TestCall = { method: 'DELETE' };

/** Adds a document and returns its id. */
export async function document({ files, clientId }: Desk, title = 'Engagement letter'): Promise<number> {
  return (await aDocument(files.app, files.staff.firm, clientId, { title })).documentId;
}

/** Adds a filter of the client and returns its id. */
export async function clientFilter({ call, clientId }: Desk, text: string): Promise<number> {
  return idOf(await call(`/documentFilters/${clientId}`, put({ index: 0, text, parentId: 0 })));
}
