import { expect, test } from 'vitest';
import { classesIn, withoutUnusedRules } from './usedRules.ts';

const classes = new Set(['used', 'other_1']);

test('rules stay whose classes the page has, or that need none', () => {
  const css =
    '@layer a;@font-face{font-family:X;src:url(x.woff2)}:root{--a:1px}.used:hover,.other_1>p{margin:0}p.used::after{content:"};{"}';
  expect(withoutUnusedRules(css, classes)).toBe(css);
});

test('rules go that need a class that the page has not, and single selectors of a list', () => {
  const css = '.used,.unused{margin:0}.unused p{color:red}.used .unused{top:0}p{margin:1px}';
  expect(withoutUnusedRules(css, classes)).toBe('.used{margin:0}p{margin:1px}');
});

test('conditions are looked into, and what they say stays in order', () => {
  const css = '@layer a{@media (width>1px){.unused{top:0}.used{top:1px}}}@layer b{.unused{top:0}}';
  expect(withoutUnusedRules(css, classes)).toBe('@layer a{@media (width>1px){.used{top:1px}}}@layer b{}');
});

test('a class in brackets is not needed, nor does its comma part a list', () => {
  const css = '.used:not(.unused,.gone):is(a,b){top:0}@keyframes x{50%{opacity:.5}}';
  expect(withoutUnusedRules(css, classes)).toBe(css);
});

test('the classes of a page are those of its elements', () => {
  const markup = '<main class="a b_1"><p data-class="no">class="text"</p><svg class="c"></svg></main>';
  expect([...classesIn(markup)]).toEqual(expect.arrayContaining(['a', 'b_1', 'c']));
  expect(classesIn(markup).has('no')).toBe(false);
});
