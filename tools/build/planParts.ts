import { build, type InlineConfig, type Rolldown } from 'vite';
import { reachable } from './reachable.ts';

/** The scripts that pages are cut into: each needs those above it only. */
export type Part = 'base' | 'front' | 'portal' | 'shared' | `feature:${string}`;

interface Pieces {
  /** The entry, which every page needs. */
  readonly main: string;
  /** The module of the pages before the sign-in, and the one that everything behind it hangs on. */
  readonly front: string;
  readonly portal: string;
  /** What each feature loads when one of its addresses opens, by its name. */
  readonly features: ReadonlyMap<string, readonly string[]>;
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>;

/** Says for each module which part of the portal it belongs to; what opens later belongs to none. */
export function partsOf(
  chunks: readonly Chunk[],
  { main, front, portal, features }: Pieces,
): Map<string, Part> {
  const parts = new Map<string, Part>();
  const modulesFrom = (roots: readonly string[]) => {
    const fresh = reachable(chunks, roots).flatMap(({ moduleIds }) => moduleIds);
    return fresh.filter((id) => !parts.has(id));
  };
  for (const id of modulesFrom([main])) parts.set(id, 'base');
  // What both sides of the sign-in need belongs to neither.
  const behind = new Set(modulesFrom([portal, ...[...features.values()].flat()]));
  for (const id of modulesFrom([front])) parts.set(id, behind.has(id) ? 'base' : 'front');
  for (const id of modulesFrom([portal])) parts.set(id, 'portal');
  const owners = new Map<string, Part>();
  for (const [name, roots] of features) {
    for (const id of modulesFrom(roots)) owners.set(id, owners.has(id) ? 'shared' : `feature:${name}`);
  }
  return new Map([...parts, ...owners]);
}

/**
 * Builds once to see which modules each page needs, after everything unused was left out: only the bundler knows.
 * Nothing is written.
 */
export async function planParts(config: InlineConfig, pieces: Pieces): Promise<ReadonlyMap<string, Part>> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      minify: false,
      sourcemap: false,
      reportCompressedSize: false,
      rollupOptions: {
        ...config.build?.rollupOptions,
        // A part of its own for each set of pages, however small.
        output: {
          codeSplitting: { groups: [{ name: 'part', entriesAware: true }] },
          strictExecutionOrder: true,
        },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('The portal was not built.');
  return partsOf(
    output.output.filter((file) => file.type === 'chunk'),
    pieces,
  );
}

/** The parts as the bundler takes them: what comes first takes what it needs with it. */
export function partGroups(parts: ReadonlyMap<string, Part>) {
  const names = [...new Set(parts.values())];
  const order = ['base', 'front', 'portal', 'shared', ...names.filter((name) => name.startsWith('feature:'))];
  return order.map((part, index) => ({
    name: part.replace(':', '-'),
    test: (id: string) => parts.get(id) === part,
    priority: order.length - index,
  }));
}
