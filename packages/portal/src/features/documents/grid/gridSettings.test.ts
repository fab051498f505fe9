import { describe, expect, it } from 'vitest';
import { PANE_WIDTH } from '@countersign/ui';
import { parsePaneWidth } from './gridSettings.ts';

describe('the remembered width of the filters', () => {
  it('comes back as it was kept', () => {
    expect(parsePaneWidth(240)).toBe(240);
  });

  it.each([undefined, null, 'wide', -4, 0, 1e9, Number.NaN])('is as usual where %j was kept', (kept) => {
    expect(parsePaneWidth(kept)).toBe(PANE_WIDTH);
  });
});
