import { describe, expect, it } from 'vitest';
import { place } from './place.js';

const view = { width: 400, height: 300 };

describe('place', () => {
  it('centres below the anchor', () => {
    expect(place({ left: 100, top: 50, width: 40, height: 20 }, { width: 60, height: 24 }, view)).toEqual({
      left: 90,
      top: 76,
    });
  });

  it('goes above where there is no room below', () => {
    expect(place({ left: 100, top: 270, width: 40, height: 20 }, { width: 60, height: 24 }, view).top).toBe(
      240,
    );
  });

  it('stays on the window at either side', () => {
    expect(place({ left: 0, top: 50, width: 20, height: 20 }, { width: 120, height: 24 }, view).left).toBe(8);
    expect(place({ left: 380, top: 50, width: 20, height: 20 }, { width: 120, height: 24 }, view).left).toBe(
      272,
    );
  });
});
