import type { ContractDocument } from '@countersign/api-client/contract/documents';
import type { Role } from '../domain/caller.ts';
import { follow, isNode, list, node, type Node } from './nodes.ts';

/** JSON Schema, opaque: only the validator reads it. */
export type JsonSchema = Record<string, unknown>;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required: boolean;
  schema: JsonSchema;
  /** What a person reads if the value is invalid; null for the usual sentence. */
  sentence: string | null;
}

/** One call of a contract, with its references to parameters and responses resolved. */
export interface Operation {
  id: string;
  summary: string;
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** As in the contract: `/documents/{id}`. */
  path: string;
  /** Changes something: runs in a transaction, takes an Idempotency-Key, is audited. */
  writes: boolean;
  /** Asked for without a token. */
  open: boolean;
  /** Pages make it by themselves, from the contract's `x-unattended`: does not count as session activity. */
  unattended: boolean;
  /** Roles that can call it, from the contract's `x-roles`; undefined if it has none. */
  roles: readonly Role[] | undefined;
  parameters: readonly Parameter[];
  /** Pointer to the JSON body's schema, or null. */
  bodyPointer: string | null;
  bodyRequired: boolean;
  /** Pointer to the schema of a multipart body, or null. */
  formPointer: string | null;
  /** Status (or `default`) → pointer to the JSON schema of the response, null where it is not JSON. */
  replies: ReadonlyMap<string, string | null>;
}

function escape(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

function jsonSchemaPointer(holder: Node, pointer: string): string | null {
  const content = node(holder['content']);
  const media = Object.keys(content).find((type) => type === 'application/json' || type.endsWith('+json'));
  return media === undefined ? null : `${pointer}/content/${escape(media)}/schema`;
}

const FORM = 'multipart/form-data';

function isRole(value: unknown): value is Role {
  return value === 'Administrator' || value === 'Employee' || value === 'Owner' || value === 'Signer';
}

function isPlace(value: unknown): value is Parameter['in'] {
  return value === 'path' || value === 'query' || value === 'header' || value === 'cookie';
}

function readParameter(document: Node, value: unknown): Parameter {
  const { target } = follow(document, value, '');
  const place = target['in'];
  if (typeof target['name'] !== 'string' || !isPlace(place)) {
    throw new Error(`The contract holds a parameter without a name or place: ${JSON.stringify(target)}`);
  }
  return {
    name: target['name'],
    in: place,
    required: target['required'] === true,
    // Followed, because defaults behind a reference would not be filled in.
    schema: follow(document, target['schema'], '').target,
    sentence: typeof target['x-sentence'] === 'string' ? target['x-sentence'] : null,
  };
}

const methods = ['get', 'put', 'post', 'delete'] as const;
const upper = { get: 'GET', put: 'PUT', post: 'POST', delete: 'DELETE' } as const;

/** Every operation of a contract, in its order. */
export function readOperations(contract: ContractDocument): Operation[] {
  const document = node(contract);
  const operations: Operation[] = [];
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of methods) {
      const operation = node(item)[method];
      if (isNode(operation)) operations.push(readOperation(document, path, node(item), method, operation));
    }
  }
  return operations;
}

/** A GET that changes something, and another method that changes nothing, say so in the contract's `x-mutates`. */
function isWrite(method: (typeof methods)[number], marked: unknown): boolean {
  return typeof marked === 'boolean' ? marked : method !== 'get';
}

function readOperation(
  document: Node,
  path: string,
  item: Node,
  method: (typeof methods)[number],
  operation: Node,
): Operation {
  const id = operation['operationId'];
  if (typeof id !== 'string') throw new Error(`${method} ${path} has no operationId.`);
  const pointer = `#/paths/${escape(path)}/${method}`;
  const body = follow(document, operation['requestBody'], `${pointer}/requestBody`);
  const replies = new Map<string, string | null>();
  for (const [status, value] of Object.entries(node(operation['responses']))) {
    const answer = follow(document, value, `${pointer}/responses/${status}`);
    replies.set(status, jsonSchemaPointer(answer.target, answer.pointer));
  }
  const security = operation['security'] ?? document['security'];
  const roles = operation['x-roles'];
  return {
    id,
    summary: typeof operation['summary'] === 'string' ? operation['summary'] : id,
    method: upper[method],
    path,
    writes: isWrite(method, operation['x-mutates']),
    open: list(security).length === 0,
    unattended: operation['x-unattended'] === true,
    roles: Array.isArray(roles) ? roles.filter(isRole) : undefined,
    parameters: [...list(item['parameters']), ...list(operation['parameters'])].map((parameter) =>
      readParameter(document, parameter),
    ),
    bodyPointer: jsonSchemaPointer(body.target, body.pointer),
    bodyRequired: body.target['required'] === true,
    formPointer:
      node(body.target['content'])[FORM] === undefined
        ? null
        : `${body.pointer}/content/${escape(FORM)}/schema`,
    replies,
  };
}
