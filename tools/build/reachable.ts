import type { Rolldown } from 'vite';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>;

/** The chunks that hold some modules, and all that these need at once. */
export function reachable<Each extends Chunk>(chunks: readonly Each[], modules: readonly string[]): Each[] {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const wanted = new Set(modules);
  const found = new Set<Each>();
  const next = chunks.filter(({ moduleIds }) => moduleIds.some((id) => wanted.has(id)));
  for (let chunk = next.pop(); chunk !== undefined; chunk = next.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    next.push(...chunk.imports.flatMap((name) => named.get(name) ?? []));
  }
  return [...found];
}
