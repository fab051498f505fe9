import fc from 'fast-check';
import type { ContractDocument } from '@countersign/api-client/contract/documents';
import { follow, list, node, type Node } from '../nodes.ts';
import type { Operation } from '../operations.ts';

/** What has broken servers before, beside whatever JSON comes along. */
const oddities: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  0.5,
  2 ** 31,
  2 ** 53,
  1e308,
  '',
  ' ',
  '0',
  '\u0000',
  '\ud800',
  '\u202e',
  '%00',
  '../../etc/passwd',
  "'; drop table documents; --",
  '__proto__',
  'x'.repeat(5_000),
  [],
  [[[[[]]]]],
  {},
  { length: 1e9 },
];

const anything = fc.oneof(fc.constantFrom(...oddities), fc.jsonValue({ maxDepth: 3 }));

/** The member names of an object's schema, references followed; none where it is no object. */
function memberSchemas(document: Node, schema: unknown): Record<string, unknown> {
  const { target } = follow(document, schema, '');
  const own = node(target['properties']);
  return list(target['allOf']).reduce<Record<string, unknown>>(
    (all, part) => ({ ...all, ...memberSchemas(document, part) }),
    own,
  );
}

/** Often what the schema asks for, so that a request gets beyond the first check; now and then something else. */
function perhaps(document: Node, schema: unknown, depth = 0): fc.Arbitrary<unknown> {
  const { target } = follow(document, schema, '');
  return fc.oneof(
    { arbitrary: wanted(document, target, depth), weight: 4 },
    { arbitrary: anything, weight: 1 },
  );
}

function wanted(document: Node, target: Node, depth: number): fc.Arbitrary<unknown> {
  const choices = list(target['enum']);
  if (choices.length > 0) return fc.constantFrom(...choices);
  const type = Array.isArray(target['type']) ? list(target['type'])[0] : target['type'];
  switch (type) {
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer());
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fc.oneof(fc.string({ maxLength: 30 }), fc.string({ unit: 'binary', maxLength: 30 }));
    case 'array':
      return depth > 3
        ? fc.constant([])
        : fc.array(perhaps(document, target['items'], depth + 1), { maxLength: 4 });
    default:
      return depth > 3 ? fc.constant({}) : members(document, target, depth);
  }
}

function members(document: Node, target: Node, depth: number): fc.Arbitrary<unknown> {
  const known = Object.entries(memberSchemas(document, target)).map(
    ([name, schema]): [string, fc.Arbitrary<unknown>] => [name, perhaps(document, schema, depth + 1)],
  );
  const some = fc.record(Object.fromEntries(known), { requiredKeys: [] });
  const most = fc.record(Object.fromEntries(known));
  const more = fc.dictionary(fc.string({ maxLength: 12 }), anything, { maxKeys: 2 });
  return fc.oneof(
    most,
    some,
    fc.tuple(most, more).map(([one, other]) => ({ ...one, ...other })),
  );
}

/** A request as it goes over the wire. */
export interface HostileRequest {
  /** With the query. */
  path: string;
  body: string | undefined;
  contentType: string;
  key: string | undefined;
}

const wireText = fc
  .oneof(
    fc.nat({ max: 50 }).map(String),
    fc.constantFrom(...oddities.map(String)),
    fc.string({ maxLength: 20 }),
  )
  .map((text) => encodeURIComponent(text.toWellFormed().slice(0, 600)));
/** Part of a path; an empty one would lead to another operation. */
const segment = fc.oneof(
  wireText.map((text) => text || '%20'),
  fc.constantFrom('%00', '%ff', '..', '%2e%2e', '%', '1%2f2', '-1', '1e9'),
);

function address(operation: Operation): fc.Arbitrary<string> {
  const names = [...operation.path.matchAll(/\{\w+\}/g)].map(([name]) => name);
  const queries = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => name);
  const query = fc.array(fc.tuple(fc.constantFrom(...queries, 'other', '__proto__'), wireText), {
    maxLength: 4,
  });
  return fc
    .tuple(fc.array(segment, { minLength: names.length, maxLength: names.length }), query)
    .map(([values, pairs]) => {
      const path = names.reduce(
        (made, name, index) => made.replace(name, () => values[index] ?? ''),
        operation.path,
      );
      return `${path}${pairs.length === 0 ? '' : '?'}${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`;
    });
}

/** Unexpected JSON, and text that is not JSON at all. */
const noJson = fc.oneof(
  fc.string({ maxLength: 100 }),
  fc.constantFrom(
    '{',
    '[]',
    '"x"',
    'null',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{}}}',
    '{"a":1,"a":2}',
  ),
  fc.constant(`${'['.repeat(20_000)}${']'.repeat(20_000)}`),
);

/** Requests to one operation: nearly right, quite wrong, and broken. */
export function hostileRequests(
  contract: ContractDocument,
  operation: Operation,
): fc.Arbitrary<HostileRequest> {
  const document = node(contract);
  const right =
    operation.bodyPointer === null ? anything : perhaps(document, { $ref: operation.bodyPointer });
  const body = fc.oneof(
    { arbitrary: right.map((value) => JSON.stringify(value)), weight: 6 },
    { arbitrary: noJson, weight: 1 },
    { arbitrary: fc.constant(undefined), weight: 1 },
  );
  return fc.record({
    path: address(operation),
    body: operation.method === 'GET' ? fc.constant(undefined) : body,
    contentType: fc.constantFrom(
      'application/json',
      'application/json',
      'application/json',
      'text/plain',
      'multipart/form-data; boundary=x',
    ),
    key: fc.option(fc.oneof(fc.uuid(), fc.constantFrom('', 'x', 'x'.repeat(300), '../..')), {
      nil: undefined,
    }),
  });
}
