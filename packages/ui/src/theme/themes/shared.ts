/** Values shared by all themes. Lengths are in px unless a unit is given. */
export const space = {
  2: '2px',
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  48: '48px',
} as const;

export const radius = {
  mark: '4px',
  control: '6px',
  card: '8px',
  sheet: '12px',
  splash: '16px',
  full: '9999px',
} as const;

/*
 * Short lists: while a font is on its way, the browser asks the system for each name after it, for each size and
 * weight, before it can lay out the page. The fallbacks bring the usual system fonts with the right metrics.
 */
export const font = {
  tool: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  paper: "'Newsreader', 'Newsreader Fallback', serif",
  code: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
} as const;

export const motion = { state: '120ms', panel: '200ms', ease: 'cubic-bezier(0.2, 0.8, 0.2, 1)' } as const;
export const stillMotion = { state: '0ms', panel: '0ms', ease: 'linear' } as const;

export const size = { controlSmall: '28px', control: '32px', controlLarge: '40px', target: '24px' } as const;
/** Larger sizes. */
export const comfortableSize = {
  controlSmall: '32px',
  control: '36px',
  controlLarge: '44px',
  target: '28px',
} as const;
/** Touch needs 44 px, whatever the control's own height. */
export const touchSize = {
  controlSmall: '44px',
  control: '44px',
  controlLarge: '44px',
  target: '44px',
} as const;

export const layer = { sticky: '2', float: '20', dialog: '40', pop: '60', toast: '80' } as const;

export const lightShadow = {
  ringSheet: '0 0 0 1px oklch(45% 0.02 70 / 0.1)',
  pop: '0 0 0 1px oklch(30% 0.02 70 / 0.11), 0 2px 4px -1px oklch(30% 0.02 70 / 0.06), 0 8px 20px -4px oklch(30% 0.02 70 / 0.12)',
  float:
    '0 0 0 1px oklch(30% 0.02 70 / 0.11), 0 4px 10px -2px oklch(30% 0.02 70 / 0.07), 0 18px 40px -8px oklch(30% 0.02 70 / 0.18)',
  dialog:
    '0 0 0 1px oklch(25% 0.02 70 / 0.12), 0 8px 20px -6px oklch(25% 0.02 70 / 0.12), 0 32px 72px -16px oklch(25% 0.02 70 / 0.32)',
} as const;

export const darkShadow = {
  ringSheet: '0 0 0 1px oklch(100% 0 0 / 0.06)',
  pop: '0 0 0 1px oklch(100% 0 0 / 0.1), 0 2px 4px -1px oklch(0% 0 0 / 0.4), 0 8px 20px -4px oklch(0% 0 0 / 0.5)',
  float:
    '0 0 0 1px oklch(100% 0 0 / 0.1), 0 4px 10px -2px oklch(0% 0 0 / 0.4), 0 18px 40px -8px oklch(0% 0 0 / 0.6)',
  dialog:
    '0 0 0 1px oklch(100% 0 0 / 0.11), 0 8px 20px -6px oklch(0% 0 0 / 0.5), 0 32px 72px -16px oklch(0% 0 0 / 0.75)',
} as const;

/** In high contrast a line marks a plane, not a shadow. */
export const contrastShadow = {
  ringSheet: '0 0 0 1px oklch(45% 0.012 68)',
  pop: '0 0 0 1px oklch(36% 0.012 68), 0 8px 20px -4px oklch(30% 0.02 70 / 0.2)',
  float: '0 0 0 1px oklch(36% 0.012 68), 0 18px 40px -8px oklch(30% 0.02 70 / 0.26)',
  dialog: '0 0 0 2px oklch(36% 0.012 68), 0 32px 72px -16px oklch(25% 0.02 70 / 0.4)',
} as const;

export const darkContrastShadow = {
  ringSheet: '0 0 0 1px oklch(68% 0.01 58)',
  pop: '0 0 0 1px oklch(78% 0.009 68), 0 8px 20px -4px oklch(0% 0 0 / 0.6)',
  float: '0 0 0 1px oklch(78% 0.009 68), 0 18px 40px -8px oklch(0% 0 0 / 0.7)',
  dialog: '0 0 0 2px oklch(78% 0.009 68), 0 32px 72px -16px oklch(0% 0 0 / 0.8)',
} as const;
