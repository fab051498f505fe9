import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { installedPackages, packInstalled, type InstalledPackage } from './installedPackages.ts';

/** Metadata of one version for npm: its manifest and the location of its tarball. */
interface Version {
  readonly version: string;
  readonly dist: { readonly tarball: string; readonly shasum: string; readonly integrity: string };
}

interface Published {
  readonly versions: Record<string, Version>;
  readonly tags: Record<string, string>;
}

export interface Registry {
  readonly origin: string;
  /** What npm must send to publish. */
  readonly token: string;
  /** Names and versions that were published, in their order: `@countersign/ui@0.1.0`. */
  readonly published: readonly string[];
  close(): Promise<void>;
}

const digest = (algorithm: string, bytes: Buffer, encoding: 'hex' | 'base64') =>
  createHash(algorithm).update(bytes).digest(encoding);

/**
 * A registry on loopback that speaks as much of npm's protocol as publishing and installing need. It keeps what is
 * published to it, once for each version, and serves what the project has installed itself, so that it needs no
 * other registry.
 */
export async function startRegistry(token: string): Promise<Registry> {
  const shelf = new Map<string, Published>();
  const tarballs = new Map<string, Buffer>();
  const installed = installedPackages();
  const published: string[] = [];
  let origin = '';

  function distOf(name: string, version: string, bytes: Buffer): Version['dist'] {
    const file = `/-/tarballs/${encodeURIComponent(name)}/${version}.tgz`;
    tarballs.set(file, bytes);
    return {
      tarball: `${origin}${file}`,
      shasum: digest('sha1', bytes, 'hex'),
      integrity: `sha512-${digest('sha512', bytes, 'base64')}`,
    };
  }

  function offered(found: readonly InstalledPackage[]): Published {
    const versions = found.map((each): Version & { name: string } => ({
      ...each.manifest,
      dist: distOf(each.manifest.name, each.manifest.version, packInstalled(each)),
    }));
    const latest = versions.at(-1)?.version ?? '';
    return { versions: Object.fromEntries(versions.map((each) => [each.version, each])), tags: { latest } };
  }

  function read(name: string): Published | null {
    const known = shelf.get(name);
    if (known) return known;
    const found = installed.get(name);
    if (!found) return null;
    const made = offered(found);
    shelf.set(name, made);
    return made;
  }

  function publish(name: string, body: PublishBody): 'created' | 'there already' {
    const before = shelf.get(name) ?? { versions: {}, tags: {} };
    const added = Object.entries(body.versions);
    if (added.some(([version]) => version in before.versions)) return 'there already';
    const [attachment] = Object.values(body._attachments);
    const bytes = Buffer.from(attachment?.data ?? '', 'base64');
    const versions = added.map(([version, manifest]) => {
      published.push(`${name}@${version}`);
      return [version, { ...manifest, dist: distOf(name, version, bytes) }] as const;
    });
    shelf.set(name, {
      versions: { ...before.versions, ...Object.fromEntries(versions) },
      tags: { ...before.tags, ...body['dist-tags'] },
    });
    return 'created';
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const json = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const { pathname } = new URL(request.url ?? '/', origin);
    const tarball = tarballs.get(pathname);
    if (tarball) {
      response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(tarball);
      return;
    }
    const name = decodeURIComponent(pathname.slice(1));
    if (request.method === 'PUT') {
      const body = await readJson(request);
      if (request.headers.authorization !== `Bearer ${token}`) json(401, { error: 'Sign in to publish.' });
      else if (publish(name, body) === 'created') json(201, { ok: true });
      else json(403, { error: 'This version was published before.' });
      return;
    }
    const found = read(name);
    if (found === null) json(404, { error: `${name} is not published.` });
    else json(200, { name, 'dist-tags': found.tags, versions: found.versions });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${String(portOf(server.address()))}`;
  return {
    origin,
    token,
    published,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}

/** What `npm publish` sends. */
interface PublishBody {
  readonly versions: Record<string, Omit<Version, 'dist'>>;
  readonly 'dist-tags': Record<string, string>;
  readonly _attachments: Record<string, { readonly data: string }>;
}

async function readJson(request: IncomingMessage): Promise<PublishBody> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  return JSON.parse(Buffer.concat(pieces).toString('utf8'));
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('The registry has no port.');
  return address.port;
}
