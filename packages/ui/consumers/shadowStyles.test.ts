import { expect, it } from 'vitest';
import { shadowStyles } from '../build/shadowStyles.ts';

it('sets the variables of a theme on the element', () => {
  const css =
    ':root{--cs-color-text: #111}[data-cs-theme=dark]{--cs-color-text: #eee}p{color:var(--cs-color-text)}';
  expect(shadowStyles(css)).toBe(
    ':host{--cs-color-text: #111}:host([theme="dark"]){--cs-color-text: #eee}p{color:var(--cs-color-text)}',
  );
});

it('leaves out variables that nothing reads, and those that only they read', () => {
  const css =
    ':root{--cs-space-2: 2px;--cs-space-4: var(--cs-space-2);--cs-space-8: 8px;--cs-space-12: 12px}' +
    'p{margin:var(--cs-space-8);transition:--cs-space-8 1s;--other: 1px}';
  expect(shadowStyles(css)).toBe(
    ':host{--cs-space-8: 8px;}p{margin:var(--cs-space-8);transition:--cs-space-8 1s;--other: 1px}',
  );
});

it('refuses a rule of the themes that would not reach the elements', () => {
  expect(() => shadowStyles(':root p{margin:0}')).toThrow(':root');
});
