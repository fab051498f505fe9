/** A JSON object whose members are read one by one. */
export type Node = Record<string, unknown>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as an object; an empty one where it is none. */
export function node(value: unknown): Node {
  return isNode(value) ? value : {};
}

/** The value as a list; an empty one where it is none. */
export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value as text; empty where it is none. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Follows a `$ref` inside the document; returns the target and the pointer to it. */
export function follow(document: Node, value: unknown, pointer: string): { target: Node; pointer: string } {
  const reference = node(value)['$ref'];
  if (typeof reference !== 'string') return { target: node(value), pointer };
  let target: unknown = document;
  for (const part of reference.slice(2).split('/')) {
    target = node(target)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return { target: node(target), pointer: reference };
}
