import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const portal = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(portal, file), 'utf8');

it('names the layers before any style, in the order of the library', () => {
  const order = [...read('../ui/src/theme/layers.css.ts').matchAll(/parent: root \}, '(\w+)'/g)].map(
    ([, name]) => `countersign.${name}`,
  );
  expect(order).toHaveLength(4);
  expect(read('public/layers.css')).toContain(`@layer countersign, ${order.join(', ')};`);
  const [first] = read('index.html').match(/<(?:style|link rel="stylesheet")[^>]*>/) ?? [];
  expect(first).toContain('public/layers.css');
});
