import { rememberedRows } from '../../grid/rememberedRows.ts';
import { parseId } from '../../routing/ids.ts';
import type { SettingsStore } from '../../services/browserSettings.ts';
import { lastClient } from '../clients/index.ts';
import { parseDocumentsSearch } from './documentsSearch.ts';
import { documentPage, ROWS } from './documentPage.ts';

/**
 * What the screen at an address reads first, as paths of the API: the page's first lines ask for it, so nothing of
 * the client may be imported here. A path that is wrong or missing costs a read, and nothing else.
 */
export function documentsReads(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  settings: SettingsStore,
): readonly string[] {
  const [, , first, second] = pathname.split('/');
  const client = first === undefined ? lastClient.get() : parseId(first);
  const document = parseId(second);
  if (client === null || (second !== undefined && document === null)) return [];
  const rows = rememberedRows(settings, ROWS);
  const search = parseDocumentsSearch(Object.fromEntries(searchParams));
  const page = Object.entries(documentPage({ pageNumber: 1, itemsPerPage: rows ?? 1 }, search));
  const query = page.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return [
    ...(rows === null ? [] : [`/documents/clients/${client}?${query}`]),
    `/clients/${client}`,
    `/documentFilters/${client}`,
    '/systemsettings/PreviewableFileExtensions',
    ...(document === null ? [] : [`/documents/${document}`]),
  ];
}
