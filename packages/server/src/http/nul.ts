/**
 * Whether any string or name inside holds U+0000, which Postgres cannot store. Walks without recursion, so
 * that no depth of nesting can exhaust the stack.
 */
export function holdsNul(value: unknown): boolean {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string') {
      if (next.includes('\0')) return true;
    } else if (typeof next === 'object' && next !== null) {
      for (const [name, inner] of Object.entries(next)) open.push(name, inner);
    }
  }
  return false;
}
