import type { SettingsStore } from '../services/browserSettings.ts';
import type { PageRequest } from './useGridPages.ts';

const key = (list: string) => `countersign.rows.${list}`;
const windowSize = () => `${innerWidth}x${innerHeight}`;

/** Keeps how many rows of a list fitted into a window of this size. */
export function rememberRows(settings: SettingsStore, list: string, rows: number): void {
  settings.write(key(list), `${windowSize()}:${rows}`);
}

/** How many rows will fit, as far as a window of this size is known; null where it is not. */
export function rememberedRows(settings: SettingsStore, list: string): number | null {
  const [size, rows = ''] = settings.read(key(list))?.split(':') ?? [];
  return size === windowSize() && /^[1-9]\d{0,2}$/.test(rows) ? Number(rows) : null;
}

/** The page that a list begins with; null where it is not known how many rows will fit. */
export function firstPage(settings: SettingsStore, list: string): PageRequest | null {
  const rows = rememberedRows(settings, list);
  return rows === null ? null : { pageNumber: 1, itemsPerPage: rows };
}
