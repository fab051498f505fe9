/**
 * An example of every body, made from the examples that stand beside the schemas. They are written once, at the
 * property, and the generator sets them at each request and reply, where readers and tools look for them.
 */
export interface SchemaNode {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
  oneOf?: SchemaNode[];
}

interface MediaType {
  schema?: SchemaNode;
  example?: unknown;
  examples?: unknown;
}

interface Body {
  content?: Record<string, MediaType>;
}

export interface ContractNode {
  paths: Record<string, Record<string, unknown>>;
  components?: { schemas?: Record<string, SchemaNode> };
}

interface OperationNode {
  requestBody?: Body;
  responses: Record<string, Body>;
}

/** The first example of a schema, or one put together from its parts. Throws when a part has none. */
function exampleOf(schema: SchemaNode, contract: ContractNode, trail: string): unknown {
  if (schema.examples?.length) return schema.examples[0];
  if (schema.$ref) {
    const name = schema.$ref.replace('#/components/schemas/', '');
    const target = contract.components?.schemas?.[name];
    if (!target) throw new Error(`${trail} refers to ${schema.$ref}, which is not in the contract.`);
    return exampleOf(target, contract, name);
  }
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [
        name,
        exampleOf(part, contract, `${trail}.${name}`),
      ]),
    );
  }
  if (schema.items) return [exampleOf(schema.items, contract, `${trail}[]`)];
  if (schema.oneOf?.[0]) return exampleOf(schema.oneOf[0], contract, trail);
  throw new Error(`${trail} has no example. Add one beside its schema in openapi/schemas.`);
}

const verbs = ['get', 'put', 'post', 'delete', 'patch'];

function isOperation(value: unknown): value is OperationNode {
  return typeof value === 'object' && value !== null && 'responses' in value;
}

/** Sets an example at every body of the bundled contract that has none of its own. Changes it in place. */
export function placeExamples(contract: ContractNode): void {
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const verb of verbs) {
      const operation = item[verb];
      if (!isOperation(operation)) continue;
      const bodies = [operation.requestBody, ...Object.values(operation.responses)];
      for (const media of bodies.flatMap((body) => Object.values(body?.content ?? {}))) {
        if (media.schema && media.example === undefined && media.examples === undefined) {
          media.example = exampleOf(media.schema, contract, `${verb} ${path}`);
        }
      }
    }
  }
}
