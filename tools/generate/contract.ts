import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run/process.ts';

/** The parts of a contract schema that the generators read. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly schema?: Schema;
}

interface Media {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema; readonly example?: unknown }>>;
}

interface OperationNode {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly 'x-roles'?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Media;
  readonly responses?: Readonly<Record<string, Media>>;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationNode>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

export interface Operation {
  readonly id: string;
  readonly tag: string;
  readonly verb: 'get' | 'put' | 'post' | 'delete';
  readonly path: string;
  readonly roles: readonly string[];
  /** Names of the query parameters. */
  readonly query: readonly string[];
  readonly sortFields: readonly string[];
  /** Schema name of the response; null if it has none. */
  readonly reply: string | null;
  /** Schema name and example of the request body. */
  readonly body: { readonly schema: string; readonly example: Readonly<Record<string, unknown>> } | null;
}

/** The portal's contract, as `npm run generate contract` bundled it. */
const contract: Contract = JSON.parse(
  readFileSync(path.join(root, 'packages/api-client/src/generated/portal.json'), 'utf8'),
);

export const lastStep = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);

export function schemaOf(name: string): Schema {
  const schema = contract.components.schemas[name];
  if (schema === undefined) throw new Error(`The contract has no schema ${name}.`);
  return schema;
}

/** Resolves a `$ref`; returns any other schema unchanged. */
export function resolved(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : schemaOf(lastStep(schema.$ref));
}

function json(media: Media | undefined) {
  const found = media?.content?.['application/json'];
  const name = found?.schema?.$ref === undefined ? null : lastStep(found.schema.$ref);
  return { name, example: found?.example };
}

const verbs = ['get', 'put', 'post', 'delete'] as const;

/** Every operation of the portal's contract. */
export const operations: readonly Operation[] = Object.entries(contract.paths).flatMap(([at, item]) =>
  verbs.flatMap((verb) => {
    const node = item[verb];
    if (node?.operationId === undefined) return [];
    const parameters = (node.parameters ?? []).map((parameter) =>
      parameter.$ref === undefined
        ? parameter
        : (contract.components.parameters[lastStep(parameter.$ref)] ?? parameter),
    );
    const query = parameters.filter((parameter) => parameter.in === 'query');
    const body = json(node.requestBody);
    return [
      {
        id: node.operationId,
        tag: node.tags?.[0] ?? '',
        verb,
        path: at,
        roles: node['x-roles'] ?? [],
        query: query.flatMap(({ name }) => name ?? []),
        sortFields: query.find(({ name }) => name === 'sortField')?.schema?.enum ?? [],
        reply: json(node.responses?.['200']).name,
        body: body.name === null ? null : { schema: body.name, example: Object(body.example) },
      },
    ];
  }),
);

/** Returns the type of a value, ignoring null. */
export function typeOf({ type }: Schema): string {
  const types = typeof type === 'string' ? [type] : (type ?? []);
  return types.find((one) => one !== 'null') ?? 'object';
}

export function isNullable({ type }: Schema): boolean {
  return Array.isArray(type) && type.includes('null');
}

/** Longest text, in characters, for a list column or a single-line field. */
export const LONGEST_TEXT = 500;

/** Builds an example of a schema from the examples of its fields. */
export function exampleOf(name: string): Readonly<Record<string, unknown>> {
  const example = (schema: Schema): unknown => {
    const found = resolved(schema);
    const [given] = found.examples ?? [];
    if (given !== undefined) return given;
    if (found.properties === undefined) return typeOf(found) === 'array' ? [] : null;
    return Object.fromEntries(
      Object.entries(found.properties).map(([field, property]) => [field, example(property)]),
    );
  };
  return Object(example(schemaOf(name)));
}
