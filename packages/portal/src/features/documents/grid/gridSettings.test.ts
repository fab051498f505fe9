import { describe, expect, it } from 'vitest';
import { NO_SETTINGS, PANE_WIDTH } from '@countersign/ui';
import { parseColumnSettings, parsePaneWidth } from './gridSettings.ts';

describe('what the browser remembers of the grid', () => {
  it('comes back as it was kept', () => {
    const kept = { widths: { Title: 320 }, visible: { CreatedBy: false }, order: ['Task', 'Title'] };
    expect(parseColumnSettings(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(parsePaneWidth(240)).toBe(240);
  });

  it.each([undefined, null, 'wide', 7, ['Title']])('is as usual where %j was kept', (kept) => {
    expect(parseColumnSettings(kept)).toEqual(NO_SETTINGS);
  });

  it('leaves out what makes no sense', () => {
    const kept = {
      widths: { Title: -4, Task: '9', CreatedBy: 90 },
      visible: { Task: 'no' },
      order: [1, 'Task'],
    };
    expect(parseColumnSettings(kept)).toEqual({ widths: { CreatedBy: 90 }, visible: {}, order: ['Task'] });
    expect(parsePaneWidth(1e9)).toBe(PANE_WIDTH);
  });
});
