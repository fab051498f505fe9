import { PANE_WIDTH } from '@countersign/ui';

/** Names of these settings in the browser. */
export const settingKeys = {
  columns: 'countersign.documents.columns',
  pane: 'countersign.documents.pane',
} as const;

/** Widths above this in px were not set by a user. */
const WIDEST = 2000;

/** Parses the stored width of the filters in px. */
export function parsePaneWidth(kept: unknown): number {
  return typeof kept === 'number' && kept > 0 && kept <= WIDEST ? kept : PANE_WIDTH;
}
