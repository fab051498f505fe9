/**
 * Whether every string and name inside can be stored as it is: Postgres takes no U+0000, and half of a surrogate pair
 * would be stored as another character than the one that was hashed. Walks without recursion, so that no depth of
 * nesting can exhaust the stack.
 */
export function isStorable(value: unknown): boolean {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string') {
      if (next.includes('\0') || !next.isWellFormed()) return false;
    } else if (typeof next === 'object' && next !== null) {
      for (const [name, inner] of Object.entries(next)) open.push(name, inner);
    }
  }
  return true;
}
