import type { ColumnPin, ColumnSettings } from '../dataGrid.types.js';

/** As the columns are defined: nothing was changed by the user. */
export const NO_SETTINGS: ColumnSettings = { widths: {}, visible: {}, order: [] };

/** Whether a user changed any column. */
export function isChanged({ widths, visible, order, pinned = {} }: ColumnSettings): boolean {
  return [widths, visible, order, pinned].some((part) => Object.keys(part).length > 0);
}

interface Pinnable {
  id: string;
  pinned?: ColumnPin | undefined;
}

/** Returns the side at which a column is pinned, by the user's choice or else its own. */
export function pinOf(column: Pinnable, settings: ColumnSettings): ColumnPin | undefined {
  const selected = settings.pinned?.[column.id] ?? column.pinned;
  return selected === 'none' ? undefined : selected;
}

export function pinColumn(settings: ColumnSettings, id: string, pin: ColumnPin | 'none'): ColumnSettings {
  return { ...settings, pinned: { ...settings.pinned, [id]: pin } };
}

export function showColumn(settings: ColumnSettings, id: string, shown: boolean): ColumnSettings {
  return { ...settings, visible: { ...settings.visible, [id]: shown } };
}

/** Forgets the width that a user gave to a column. */
export function resetWidth(settings: ColumnSettings, id: string): ColumnSettings {
  const widths = Object.fromEntries(Object.entries(settings.widths).filter(([key]) => key !== id));
  return { ...settings, widths };
}

/** All ids in the user's order; columns that it does not know follow in their own. */
export function columnOrder(columns: readonly { id: string }[], settings: ColumnSettings): string[] {
  const ids = columns.map((column) => column.id);
  const known = [...new Set(settings.order)].filter((id) => ids.includes(id));
  return [...known, ...ids.filter((id) => !known.includes(id))];
}

/** Puts one column beside another. */
export function moveColumn(
  columns: readonly { id: string }[],
  settings: ColumnSettings,
  id: string,
  to: { id: string; side: 'before' | 'after' },
): ColumnSettings {
  if (id === to.id) return settings;
  const order = columnOrder(columns, settings).filter((each) => each !== id);
  const place = order.indexOf(to.id);
  if (place === -1) return settings;
  order.splice(to.side === 'after' ? place + 1 : place, 0, id);
  return { ...settings, order };
}

function entries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/**
 * Parses settings stored as JSON, perhaps by an older release or edited by hand: invalid values are omitted,
 * and nothing is thrown.
 */
export function parseColumnSettings(kept: unknown): ColumnSettings {
  const found = new Map(entries(kept));
  const widths: Record<string, number> = {};
  const visible: Record<string, boolean> = {};
  const pinned: Record<string, ColumnPin | 'none'> = {};
  for (const [id, width] of entries(found.get('widths'))) {
    if (typeof width === 'number' && Number.isFinite(width) && width > 0) widths[id] = width;
  }
  for (const [id, shown] of entries(found.get('visible'))) {
    if (typeof shown === 'boolean') visible[id] = shown;
  }
  for (const [id, pin] of entries(found.get('pinned'))) {
    if (pin === 'start' || pin === 'end' || pin === 'none') pinned[id] = pin;
  }
  const order = found.get('order');
  const ids = Array.isArray(order) ? order.filter((id) => typeof id === 'string') : [];
  return { widths, visible, order: [...new Set(ids)], pinned };
}
