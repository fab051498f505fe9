import type { ContractNode } from './examples.ts';

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Follows a `$ref` inside the bundled document. */
function follow(contract: ContractNode, value: unknown): unknown {
  if (!isNode(value) || typeof value['$ref'] !== 'string') return value;
  return value['$ref']
    .slice(2)
    .split('/')
    .reduce<unknown>((at, step) => (isNode(at) ? at[step] : undefined), contract);
}

/** The fields that an operation sorts by; none where it does not sort. */
function sortFieldsOf(contract: ContractNode, operation: Node): unknown[] {
  const parameters = Array.isArray(operation['parameters']) ? operation['parameters'] : [];
  const sortField = parameters
    .map((parameter) => follow(contract, parameter))
    .filter(isNode)
    .find(({ name }) => name === 'sortField');
  const schema = follow(contract, sortField?.['schema']);
  return isNode(schema) && Array.isArray(schema['enum']) ? schema['enum'] : [];
}

/** A module with the fields of each list that can be sorted, as values: addresses are parsed by them. */
export function sortFieldsModule(contract: ContractNode): string {
  return Object.values(contract.paths)
    .flatMap((path) => Object.values(path))
    .filter(isNode)
    .flatMap((operation) => {
      const fields = sortFieldsOf(contract, operation);
      if (fields.length === 0) return [];
      const values = fields.map((field) => `'${String(field)}'`).join(', ');
      return [`export const ${String(operation['operationId'])}SortFields = [${values}] as const;\n`];
    })
    .join('');
}
