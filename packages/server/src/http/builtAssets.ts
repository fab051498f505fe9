import { existsSync } from 'node:fs';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

interface BuiltAssets {
  /** Where the build put them. Without a build there is nothing to serve. */
  readonly folder: string;
  /** Path prefix, from slash to slash. */
  readonly prefix: string;
  /** Headers beyond the site's own. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Cache for a year if the file name contains a content hash, otherwise for an hour. */
const immutable = 'public, max-age=31536000, immutable';
const changing = 'public, max-age=3600';

/**
 * Returns how long a built file can be cached, by its name, ignoring the extension of its compressed form.
 */
export function keepFor(path: string): string {
  return /-[\w-]{8}\.\w+$/u.test(path.replace(/\.(?:br|gz)$/u, '')) ? immutable : changing;
}

/** Files that the build also wrote compressed (`.br`, `.gz`) are sent as the browser accepts them, with Vary. */
export const preCompressed = { preCompressed: true, index: false, cacheControl: false } as const;

/** Serves the assets of a site's built pages. */
export function addBuiltAssets(site: FastifyInstance, { folder, prefix, headers = {} }: BuiltAssets): void {
  if (!existsSync(folder)) return;
  const options: FastifyStaticOptions = {
    ...preCompressed,
    root: folder,
    prefix,
    // A folder is no file.
    allowedPath: (path) => !path.endsWith('/'),
    setHeaders(response, path) {
      for (const [name, value] of Object.entries(headers)) response.header(name, value);
      response.header('cache-control', keepFor(path));
    },
  };
  site.register(fastifyStatic, options);
}
