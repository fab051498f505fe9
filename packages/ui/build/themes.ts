import { mkdirSync, writeFileSync } from 'node:fs';
import { inDist } from './paths.ts';
import {
  comfortableSize,
  isBranded,
  part,
  sharedValues,
  stillMotion,
  themeNames,
  themeValues,
  touchSize,
  variableName,
  type ThemeName,
  type Values,
} from '../src/theme/designTokens/themeValues.ts';

function declarations(values: Values, theme?: ThemeName): string {
  return Object.entries(values)
    .flatMap(([group, tokens]) =>
      Object.entries(tokens).map(([token, value]) => {
        const own =
          theme !== undefined && isBranded(group, token)
            ? `var(--cs-brand-${theme}-${part(token)}, ${value})`
            : value;
        return `    ${variableName(group, token)}: ${own};`;
      }),
    )
    .join('\n');
}

/** One theme's variables as plain, readable CSS, for pages that have no component of ours or only one theme. */
function themeSheet(theme: ThemeName): string {
  const scope = `:root, [data-cs-theme='${theme}']`;
  return `/* The ${theme} theme of @countersign/ui. Any rule outside a layer wins over these. */
@layer countersign, countersign.reset, countersign.theme, countersign.components, countersign.patterns;
@layer countersign.theme {
  ${scope} {
    color-scheme: ${theme === 'dark' ? 'dark' : 'light'};
${declarations(themeValues[theme], theme)}
${declarations(sharedValues)}
  }
  [data-cs-density='comfortable'] {
${declarations(comfortableSize)}
  }
  @media (prefers-reduced-motion: reduce) {
    ${scope} {
${declarations(stillMotion)}
    }
  }
  @media (pointer: coarse) {
    ${scope}, [data-cs-density] {
${declarations(touchSize)}
    }
  }
}
`;
}

export function writeThemes(): void {
  mkdirSync(inDist('themes'), { recursive: true });
  for (const theme of themeNames) writeFileSync(inDist(`themes/${theme}.css`), themeSheet(theme));
}
