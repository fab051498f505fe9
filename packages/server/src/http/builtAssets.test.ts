import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBuiltAssets } from './builtAssets.ts';

const script = 'export const signed = true;\n'.repeat(80);
let folder: string;
let site: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-assets-'));
  await Promise.all([
    writeFile(join(folder, 'index-abcd1234.js'), script),
    writeFile(join(folder, 'index-abcd1234.js.br'), brotliCompressSync(script)),
    writeFile(join(folder, 'index-abcd1234.js.gz'), gzipSync(script)),
    writeFile(join(folder, 'decoder.js'), script),
  ]);
  site = fastify();
  addBuiltAssets(site, { folder, prefix: '/assets/', headers: { 'x-of-site': 'yes' } });
});

afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

function ask(name: string, headers: Record<string, string> = {}) {
  return site.inject({ url: `/assets/${name}`, headers });
}

describe('built files', () => {
  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ])('go to whoever accepts "%s" as %s', async (accepted, encoding, unpack) => {
    const reply = await ask('index-abcd1234.js', { 'accept-encoding': accepted });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers['vary']).toBe('accept-encoding');
    expect(reply.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.headers['x-of-site']).toBe('yes');
    expect(unpack(reply.rawPayload).toString('utf8')).toBe(script);
  });

  it('have a tag for each encoding, and are not sent twice', async () => {
    const packed = await ask('index-abcd1234.js', { 'accept-encoding': 'br' });
    const plain = await ask('index-abcd1234.js');
    const tag = String(packed.headers['etag']);
    expect(tag).not.toBe(plain.headers['etag']);
    const again = await ask('index-abcd1234.js', { 'accept-encoding': 'br', 'if-none-match': tag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('are kept for a year only where their name tells their content', async () => {
    const reply = await ask('decoder.js', { 'accept-encoding': 'br' });
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each(['', 'nothing.js', '../builtAssets.ts', '..%2f..%2fetc%2fpasswd'])(
    'do not answer for "%s"',
    async (name) => {
      expect((await ask(name)).statusCode).toBe(404);
    },
  );
});
