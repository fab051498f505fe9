import { expect, test } from 'vitest';
import { withoutUnusedVariables } from './usedVariables.ts';

test('variables that a rule reads stay, in each theme', () => {
  const css =
    ':root{--cs-a:1px;--cs-font:"A; B", serif}[data-cs-theme=dark]{--cs-a:2px}p{font:var(--cs-font);margin:var(--cs-a)}';
  expect(withoutUnusedVariables(css)).toBe(css);
});

test('a variable that nothing reads goes, with those that only it read', () => {
  const css = ':root{--cs-a:1px;--cs-b:var(--cs-c,red);--cs-c:"x;y{}"}p{margin:var(--cs-a)}';
  expect(withoutUnusedVariables(css)).toBe(':root{--cs-a:1px;}p{margin:var(--cs-a)}');
});

test('what only looks like a variable stays', () => {
  const css = '.form--wide:hover{color:red}a:not(.x){margin:0}';
  expect(withoutUnusedVariables(css)).toBe(css);
});
