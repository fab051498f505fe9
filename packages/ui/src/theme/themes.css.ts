import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.js';
import { layers } from './layers.css.js';
import { brandTokens } from './themes/brandTokens.js';
import { contrast, darkContrast } from './themes/contrast.js';
import { dark } from './themes/dark.js';
import { light } from './themes/light.js';
import * as shared from './themes/shared.js';
import type { ColorName, Palette, ThemeName } from './tokens.js';

type Vars = Record<string, string>;

/** A firm's colour (`brandVariables`) overrides the theme's own accent. */
function colors(palette: Partial<Palette>, theme: ThemeName): Vars {
  const branded = new Set<string>(brandTokens);
  const assigned: Vars = {};
  for (const [name, value] of Object.entries(palette)) {
    const own = branded.has(name) ? `var(--cs-brand-${theme}-${kebab(name)}, ${value})` : value;
    assigned[vars.color[colorName(name)]] = own;
  }
  return assigned;
}

function colorName(name: string): ColorName {
  if (!isColorName(name)) throw new Error(`Not a colour of the contract: ${name}`);
  return name;
}

function isColorName(name: string): name is ColorName {
  return Object.hasOwn(vars.color, name);
}

function kebab(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
}

function theme(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, { '@layer': { [layers.theme]: rule } });
}

/** The line around a refused button; without it there is none of its own. */
const noRefusedLine = { '--cs-refused-style': 'initial', '--cs-refused-line': 'initial' };
const refusedLine = { '--cs-refused-style': 'dashed', '--cs-refused-line': 'currentColor' };

const lightVars = {
  ...colors(light, 'light'),
  ...assignVars(vars.shadow, shared.lightShadow),
  ...noRefusedLine,
};
const darkVars = { ...colors(dark, 'dark'), ...assignVars(vars.shadow, shared.darkShadow) };
const contrastVars = {
  ...colors(contrast, 'contrast'),
  ...assignVars(vars.shadow, shared.contrastShadow),
  ...refusedLine,
};
const darkContrastVars = {
  ...colors(darkContrast, 'dark'),
  ...assignVars(vars.shadow, shared.darkContrastShadow),
};

theme(':root', {
  vars: {
    ...assignVars(vars.space, shared.space),
    ...assignVars(vars.radius, shared.radius),
    ...assignVars(vars.font, shared.font),
    ...assignVars(vars.motion, shared.motion),
    ...assignVars(vars.layer, shared.layer),
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { vars: assignVars(vars.motion, shared.stillMotion) },
  },
});

theme(':root, [data-cs-density="compact"]', { vars: assignVars(vars.size, shared.size) });
theme('[data-cs-density="comfortable"]', { vars: assignVars(vars.size, shared.comfortableSize) });
theme(':root, [data-cs-density]', {
  '@media': { '(pointer: coarse)': { vars: assignVars(vars.size, shared.touchSize) } },
});

theme(':root, [data-cs-theme]', { colorScheme: 'light', vars: lightVars });
theme('[data-cs-theme="dark"]', { colorScheme: 'dark', vars: darkVars });
theme('[data-cs-theme="contrast"]', { colorScheme: 'light', vars: contrastVars });
theme('[data-cs-theme="system"]', {
  '@media': {
    '(prefers-contrast: more)': { colorScheme: 'light', vars: contrastVars },
    '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: darkVars },
    '(prefers-color-scheme: dark) and (prefers-contrast: more)': { vars: darkContrastVars },
  },
});
