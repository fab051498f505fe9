import { SIGNING_LINKS } from '@countersign/api-client/config';
import { PREVIEWABLE_SETTING } from '@countersign/api-client/rules';
import { readOf, type FirstReads, type Opened, type OpenedAddress } from '../../routing/firstReads.ts';
import { lastClient } from '../clients/index.ts';
import { firstDocuments } from './documentPage.ts';
import { parseClient, parseDocument } from './documentsParams.ts';
import { firstDeleted } from './deleted/deletedSearch.ts';
import { parseDocumentsSearch } from './documentsSearch.ts';

/** The first page of a client's list; null where this browser does not know yet how many rows that is. */
export function readOfList(clientId: number, { search, settings }: OpenedAddress): string | null {
  const query = firstDocuments(settings, parseDocumentsSearch(search));
  return query === null ? null : readOf('/documents/clients/{clientId}', { path: { clientId }, query });
}

function ofClient(clientId: number, opened: Opened): string[] {
  const list = readOfList(clientId, opened);
  return [
    ...(list === null ? [] : [list]),
    readOf('/clients/{id}', { path: { id: clientId } }),
    readOf('/documentFilters/{id}', { path: { id: clientId } }),
    readOf('/systemsettings/{name}', { path: { name: PREVIEWABLE_SETTING } }),
  ];
}

/** Leads to the client that was worked on last. */
function start(opened: Opened): string[] {
  const clientId = lastClient.get();
  return clientId === null ? [] : ofClient(clientId, opened);
}

function list(opened: Opened): string[] {
  const params = parseClient(opened.params);
  return params === false ? [] : ofClient(params.clientId, opened);
}

function document(opened: Opened): string[] {
  const params = parseDocument(opened.params);
  if (params === false) return [];
  const id = params.documentId;
  return [...ofClient(params.clientId, opened), readOf('/documents/{id}', { path: { id } })];
}

function deleted({ params, search, settings, roles }: Opened): string[] {
  const place = parseClient(params);
  if (place === false || !roles.includes('Administrator')) return [];
  const { clientId } = place;
  const query = firstDeleted(settings, search);
  return [
    ...(query === null
      ? []
      : [readOf('/documents/clients/{clientId}/deleted', { path: { clientId }, query })]),
    readOf('/clients/{id}', { path: { id: clientId } }),
  ];
}

export const reads: FirstReads = {
  '/': start,
  '/documents': start,
  '/documents/$clientId': list,
  '/documents/$clientId/$documentId': document,
  '/documents/deleted/$clientId': deleted,
  '/documents/preview/$clientId/$documentId': document,
  [`${SIGNING_LINKS}/$clientId/$documentId`]: document,
};
