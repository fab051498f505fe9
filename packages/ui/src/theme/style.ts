import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.js';

/** Build-time helpers for `*.css.ts` files: a style that sits in its cascade layer. */

/** Creates a class in the `components` layer. */
export function componentStyle(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [layers.components]: rule } }, debugId);
}

/** Creates a class in the `patterns` layer, which overrides `components`. */
export function patternStyle(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [layers.patterns]: rule } }, debugId);
}

/** Styles a selector that cannot be one class (a child, an element), in the `components` layer. */
export function componentGlobal(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers.components]: rule } });
}

/** Styles a selector that cannot be one class (a child, an element), in the `patterns` layer. */
export function patternGlobal(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers.patterns]: rule } });
}
