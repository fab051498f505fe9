import type { ContractDocument } from '@countersign/api-client/contract/documents';
import { follow, isNode, list, node, text, type Node } from '../contract/nodes.ts';
import { readOperations, type Operation } from '../contract/operations.ts';

export interface DocsParameter {
  name: string;
  place: string;
  required: boolean;
  description: string;
  schema: Node;
}

export interface DocsBody {
  type: string;
  schema: Node;
  /** JSON or plain text; null where the contract shows none. */
  example: string | null;
}

export interface DocsReply {
  status: string;
  description: string;
  body: DocsBody | null;
}

export interface DocsOperation extends Operation {
  tag: string;
  description: string;
  extension: boolean;
  fields: readonly DocsParameter[];
  request: DocsBody | null;
  answers: readonly DocsReply[];
}

export interface DocsSection {
  name: string;
  description: string;
  operations: readonly DocsOperation[];
}

export interface Docs {
  title: string;
  version: string;
  description: string;
  /** Base path or URL of the calls. */
  server: string;
  /** How a call says who makes it. */
  security: readonly string[];
  sections: readonly DocsSection[];
  schemas: readonly (readonly [name: string, schema: Node])[];
}

function readBody(holder: Node): DocsBody | null {
  const [entry] = Object.entries(node(holder['content']));
  if (entry === undefined) return null;
  const [type, media] = entry;
  const { schema, example, examples } = node(media);
  const [first] = Object.values(node(examples));
  const shown = example ?? node(first)['value'];
  return {
    type,
    schema: node(schema),
    example: shown === undefined ? null : typeof shown === 'string' ? shown : JSON.stringify(shown, null, 2),
  };
}

function readField(document: Node, value: unknown): DocsParameter {
  const { target } = follow(document, value, '');
  return {
    name: text(target['name']),
    place: text(target['in']),
    required: target['required'] === true,
    description: text(target['description']),
    schema: node(target['schema']),
  };
}

function readOperation(document: Node, operation: Operation): DocsOperation {
  const item = node(node(document['paths'])[operation.path]);
  const raw = node(item[operation.method.toLowerCase()]);
  return {
    ...operation,
    tag: text(list(raw['tags'])[0]),
    description: text(raw['description']),
    extension: raw['x-extension'] === true,
    fields: [...list(item['parameters']), ...list(raw['parameters'])].map((value) =>
      readField(document, value),
    ),
    request: readBody(follow(document, raw['requestBody'], '').target),
    answers: Object.entries(node(raw['responses'])).map(([status, value]) => {
      const { target } = follow(document, value, '');
      return { status, description: text(target['description']), body: readBody(target) };
    }),
  };
}

/** All that a reader may want to know of one contract, its references to parameters and responses resolved. */
export function readDocs(contract: ContractDocument): Docs {
  const document: Node = { ...contract };
  const operations = readOperations(contract).map((operation) => readOperation(document, operation));
  const info = node(document['info']);
  const schemes = Object.values(node(node(document['components'])['securitySchemes']));
  return {
    title: contract.info.title,
    version: contract.info.version,
    description: text(info['description']),
    // Paths begin with a slash of their own.
    server: text(node(list(document['servers'])[0])['url']).replace(/\/$/, ''),
    security: schemes.map((scheme) => text(node(scheme)['description'])),
    sections: list(document['tags']).map((tag) => {
      const name = text(node(tag)['name']);
      return {
        name,
        description: text(node(tag)['description']),
        operations: operations.filter((operation) => operation.tag === name),
      };
    }),
    schemas: Object.entries(contract.components.schemas)
      .map(([name, schema]) => [name, isNode(schema) ? schema : {}] as const)
      .toSorted(([a], [b]) => a.localeCompare(b, 'en')),
  };
}
