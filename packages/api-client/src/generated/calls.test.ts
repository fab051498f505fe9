import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { filesContract, portalContract, signingContract } from './documents.ts';

interface Media {
  schema: { $ref?: string };
  example?: unknown;
}
interface Body {
  content?: Record<string, Media>;
}
interface Operation {
  operationId: string;
  requestBody?: Body;
  responses: Record<string, Body & { $ref?: string }>;
  'x-extension'?: boolean;
  'x-roles'?: string[];
  security?: object[];
}

const contracts = { portal: portalContract, files: filesContract, signing: signingContract };
const verbs = ['get', 'put', 'post', 'delete'];

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'operationId' in value && 'responses' in value;
}

const operations = Object.entries(contracts).flatMap(([service, contract]) =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([verb, operation]: [string, unknown]) =>
      verbs.includes(verb) && isOperation(operation) ? [{ service, verb, path, operation, contract }] : [],
    ),
  ),
);

const callList = join(resolve(import.meta.dirname, '../../../..'), 'openapi/calls.txt');
const calls = readFileSync(callList, 'utf8').trim().split('\n');

describe('the calls of the product', () => {
  test('are all in the contract, and what goes beyond them is marked x-extension', () => {
    const own = operations.map(({ service, verb, path, operation }) => ({
      call: `${service} ${verb.toUpperCase()} ${path}`,
      extension: operation['x-extension'] === true,
    }));
    const named = own.filter(({ extension }) => !extension).map(({ call }) => call);
    expect(named.toSorted()).toEqual(calls.toSorted());
  });

  test('have operation ids of their own, and roles', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+([A-Z][A-Za-z]*)+$/.test(id))).toEqual([]);
    for (const { operation } of operations) {
      const open = operation['x-roles']?.length === 0;
      expect(operation.security?.length === 0, operation.operationId).toBe(open);
    }
  });
});

function validatorOf(contract: object): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  return ajv.addSchema({ $id: 'contract:', ...contract });
}

const validators = new Map<object, Ajv2020>(
  Object.values(contracts).map((contract) => [contract, validatorOf(contract)]),
);

describe.each(operations)('$operation.operationId', ({ operation, contract }) => {
  test('shows an example of each body, and each is as its schema says', () => {
    const ajv = validators.get(contract) ?? validatorOf(contract);
    const replies = Object.values(operation.responses).map((reply) =>
      reply.$ref === undefined ? reply : resolveResponse(contract, reply.$ref),
    );
    const bodies = [operation.requestBody, ...replies];
    for (const media of bodies.flatMap((body) => Object.values(body?.content ?? {}))) {
      expect(media).toHaveProperty('example');
      const { $ref } = media.schema;
      const matches = $ref === undefined ? ajv.compile(media.schema) : ajv.getSchema(`contract:${$ref}`);
      matches?.(media.example);
      expect(matches?.errors, JSON.stringify(media.example)).toBeNull();
    }
  });
});

function resolveResponse(contract: object, target: string): Body {
  const found: unknown = target
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => Object(node)[key], contract);
  return Object(found);
}
