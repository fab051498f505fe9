import { describe, expect, it } from 'vitest';
import { deviceMedia } from './viewports.ts';

describe('the device of a story', () => {
  it.each(['phone', 'narrow'])('is a touch screen where it is a %s', (value) => {
    expect(deviceMedia({ viewport: { value } })).toMatchObject({ pointer: 'coarse', hover: 'none' });
    // The address of a story names it without an object.
    expect(deviceMedia({ viewport: value })).toEqual(deviceMedia({ viewport: { value } }));
  });

  it.each([{}, { viewport: undefined }, { viewport: { value: 'desk' } }, { viewport: { value: 'other' } }])(
    'keeps the mouse with %o',
    (globals) => {
      expect(deviceMedia(globals)).toEqual({});
    },
  );
});
