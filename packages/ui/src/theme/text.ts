import { vars } from './contract.css.js';

/** Build-time: the type steps of the design, to spread into a style. */

const tool = {
  '12': { fontSize: '12px', lineHeight: '16px', letterSpacing: '0' },
  '13': { fontSize: '13px', lineHeight: '20px', letterSpacing: '0' },
  '14': { fontSize: '14px', lineHeight: '20px', letterSpacing: '0' },
  '16': { fontSize: '16px', lineHeight: '24px', letterSpacing: '-0.008em' },
  '20': { fontSize: '20px', lineHeight: '24px', letterSpacing: '-0.016em' },
  '24': { fontSize: '24px', lineHeight: '32px', letterSpacing: '-0.021em' },
} as const;

const paper = {
  '16': { fontSize: '16px', lineHeight: '20px', letterSpacing: '0' },
  '20': { fontSize: '20px', lineHeight: '24px', letterSpacing: '-0.008em' },
  '24': { fontSize: '24px', lineHeight: '32px', letterSpacing: '-0.012em' },
  '32': { fontSize: '32px', lineHeight: '40px', letterSpacing: '-0.016em' },
  '40': { fontSize: '40px', lineHeight: '48px', letterSpacing: '-0.018em' },
} as const;

const weights = { regular: 400, medium: 500, semibold: 600 } as const;

export type TextStep = keyof typeof tool;
export type PaperStep = keyof typeof paper;
export type TextWeight = keyof typeof weights;

/** Returns Inter at a step: `style({ ...textStyle('13', 'medium') })`. */
export function textStyle(step: TextStep, weight: TextWeight = 'regular') {
  return { fontFamily: vars.font.tool, fontWeight: weights[weight], ...tool[step] };
}

/** Returns Newsreader at a step: greeting, statistics, document, empty, error and splash titles only. */
export function paperStyle(step: PaperStep) {
  return {
    fontFamily: vars.font.paper,
    fontWeight: 500,
    fontVariantNumeric: 'lining-nums tabular-nums',
    ...paper[step],
  };
}

/** For every date, count, ratio and PIN. */
export const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

/** Truncates to one line with an ellipsis. */
export const truncate = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
