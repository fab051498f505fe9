import { brandVariables, createBrandTheme } from '../brand.ts';

/**
 * Returns a firm's colour as plain, readable CSS: the custom properties from which every theme takes its
 * accent.
 * @param value six hex digits with or without `#`; anything else gives the default light blue
 */
export function brandSheet(value: string): string {
  const { source } = createBrandTheme(value);
  const lines = Object.entries(brandVariables(value)).map(([name, color]) => `  ${name}: ${color};`);
  return `/* The brand ${source} for @countersign/ui, in every theme. */\n:root {\n${lines.join('\n')}\n}\n`;
}
