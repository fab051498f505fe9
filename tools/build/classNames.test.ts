import { expect, it } from 'vitest';
import { createClassNames } from './classNames.ts';

const button = 'components/Button/Button.css.ts';

it('names classes by the end of their hash, never with a digit first', () => {
  const nameOf = createClassNames();
  expect(nameOf({ hash: '1fv49ff3', filePath: button })).toBe('k9ff3');
  expect(nameOf({ hash: '1fvkaff12', filePath: button })).toBe('kaff12');
});

it('refuses a name that two files would share', () => {
  const nameOf = createClassNames();
  nameOf({ hash: '1fvkaff3', filePath: button });
  expect(() => nameOf({ hash: '2gwkaff3', filePath: 'components/Tree/Tree.css.ts' })).toThrow(/share/);
});
