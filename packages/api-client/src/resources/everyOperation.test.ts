import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesContract, portalContract, signingContract } from '../generated/documents.ts';

const verbs = ['get', 'put', 'post', 'delete'];
const sources = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');

const called = [...sources.matchAll(/client\s*\.(GET|PUT|POST|DELETE)\(\s*'([^']+)'/g)].map(
  ([, verb = '', path = '']) => `${verb} ${path}`,
);

const inContract = [portalContract, filesContract, signingContract].flatMap(({ paths }) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((verb) => verbs.includes(verb))
      .map((verb) => `${verb.toUpperCase()} ${path}`),
  ),
);

test('every operation of the contract has a resource entry, and one place that calls it', () => {
  expect(called.toSorted()).toEqual(inContract.toSorted());
});
