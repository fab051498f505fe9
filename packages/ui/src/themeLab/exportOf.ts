import { createBrandTheme } from '../theme/brand.js';
import { brandSheet } from '../theme/designTokens/brandSheet.js';
import { designTokens } from '../theme/designTokens/designTokens.js';

export interface ExportFile {
  readonly format: 'css' | 'tokens';
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly text: string;
}

export const exportFormats = [
  { value: 'css', label: 'CSS' },
  { value: 'tokens', label: 'Design tokens' },
] as const;

/**
 * Returns a firm's brand as a file: plain CSS, or the tokens of every theme in the format of the Design
 * Tokens Community Group.
 */
export function exportOf(brand: string, format: ExportFile['format']): ExportFile {
  const digits = createBrandTheme(brand).source.slice(1).toLowerCase();
  return format === 'css'
    ? { format, name: `brand-${digits}.css`, type: 'text/css', text: brandSheet(brand) }
    : {
        format,
        name: `brand-${digits}.tokens.json`,
        type: 'application/json',
        text: `${JSON.stringify(designTokens(brand), null, 2)}\n`,
      };
}
