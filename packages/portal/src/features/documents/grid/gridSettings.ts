import { NO_SETTINGS, PANE_WIDTH, type ColumnSettings } from '@countersign/ui';

/** Names of these settings in the browser. */
export const settingKeys = {
  columns: 'countersign.documents.columns',
  pane: 'countersign.documents.pane',
} as const;

/** Widths above this in px were not set by a user. */
const WIDEST = 2000;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWidth(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 && value <= WIDEST;
}

function pick<Value>(kept: unknown, is: (value: unknown) => value is Value): Record<string, Value> {
  const found: Record<string, Value> = {};
  if (isRecord(kept)) {
    for (const [id, value] of Object.entries(kept)) if (is(value)) found[id] = value;
  }
  return found;
}

/** Parses stored column settings; invalid values count as absent. */
export function parseColumnSettings(kept: unknown): ColumnSettings {
  if (!isRecord(kept)) return NO_SETTINGS;
  const order = Array.isArray(kept['order']) ? kept['order'] : [];
  return {
    widths: pick(kept['widths'], isWidth),
    visible: pick(kept['visible'], (value): value is boolean => typeof value === 'boolean'),
    order: order.filter((id): id is string => typeof id === 'string'),
  };
}

/** Parses the stored width of the filters in px. */
export function parsePaneWidth(kept: unknown): number {
  return isWidth(kept) ? kept : PANE_WIDTH;
}
