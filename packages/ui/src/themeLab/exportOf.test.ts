import { expect, it } from 'vitest';
import { brandSheet } from '../theme/designTokens/brandSheet.ts';
import { designTokens } from '../theme/designTokens/designTokens.ts';
import { exportOf } from './exportOf.ts';

it('names the files after the colour that is in them', () => {
  expect(exportOf('#7A1F3D', 'css')).toMatchObject({ name: 'brand-7a1f3d.css', type: 'text/css' });
  expect(exportOf('red', 'tokens')).toMatchObject({
    name: 'brand-add8e6.tokens.json',
    type: 'application/json',
  });
});

it('writes what the package itself would', () => {
  expect(exportOf('7A1F3D', 'css').text).toBe(brandSheet('7A1F3D'));
  expect(JSON.parse(exportOf('7A1F3D', 'tokens').text)).toEqual(designTokens('7A1F3D'));
});
