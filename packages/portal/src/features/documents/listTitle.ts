import type { DocumentsSearch } from './documentsSearch.ts';
import { viewMessages } from './views.messages.ts';

/** Describes what limits the list, for the browser's tab; null for all documents. */
export function listTitle({ q, view }: DocumentsSearch, filterName: string | undefined): string | null {
  const limits = [q, view === 'all' ? '' : viewMessages[view].label, filterName ?? ''].filter(Boolean);
  return limits.length === 0 ? null : limits.join(' · ');
}
