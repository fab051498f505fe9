import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../domain/caller.ts';
import { Problem } from '../../errors.ts';
import { aClient, aFirm, fakeCaller, type TestFirm } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/testApp.ts';
import { createFilesSite, type FilesSiteParts } from '../filesSite.ts';

export interface Staff {
  firm: TestFirm;
  clientId: number;
  caller: Caller;
  token: string;
}

export interface FilesFixture {
  app: TestApp;
  site: FastifyInstance;
  /** Where the site listens. */
  origin: string;
  staff: Staff;
  /** Of another firm. */
  stranger: Staff;
  close(): Promise<void>;
}

/** A file service that listens, with one person of staff in each of two firms. */
export async function openFilesFixture(
  times?: FilesSiteParts['times'],
  longestPreparation?: number,
): Promise<FilesFixture> {
  const app = await startTestApp();
  const callers = new Map<string, Caller>();
  const viewerFolder = join(app.config.dataDir, 'viewer');
  await mkdir(join(viewerFolder, 'assets'), { recursive: true });
  await writeFile(
    join(viewerFolder, 'index.html'),
    '<!doctype html><title>Viewer</title><div id="root" data-finish-at=""></div>',
  );
  await writeFile(join(viewerFolder, 'assets/index-abcd1234.js'), 'export {};');
  await writeFile(join(app.config.dataDir, 'secret.txt'), 'not for the world');
  const site = createFilesSite(app, {
    authenticate: async ({ headers }) => {
      const caller = callers.get(headers.authorization ?? '');
      if (!caller) throw new Problem('sessionUnreadable');
      return caller;
    },
    viewerFolder,
    ...(times && { times }),
    ...(longestPreparation !== undefined && { longestPreparation }),
  });
  const hire = async (name: string): Promise<Staff> => {
    const firm = await aFirm(app, name);
    const caller = await fakeCaller(app, firm);
    const { clientId } = await aClient(app, firm);
    const token = `Bearer ${randomUUID()}`;
    callers.set(token, caller);
    return { firm, clientId, caller, token };
  };
  const staff = await hire('Harrow & Finch');
  const stranger = await hire('Other & Sons');
  const origin = await site.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    site,
    origin,
    staff,
    stranger,
    close: async () => {
      await site.close();
      await app.close();
    },
  };
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** A JSON call, with the real network between. */
export async function call(
  desk: FilesFixture,
  method: string,
  path: string,
  body?: object,
  token: string = desk.staff.token,
): Promise<Answer> {
  const response = await fetch(desk.origin + path, {
    method,
    headers: { authorization: token, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : null,
  });
  return { status: response.status, body: Object(await response.json()) };
}

export async function newUpload(desk: FilesFixture): Promise<string> {
  const { body } = await call(desk, 'GET', '/api/upload/GetNewIdentifier');
  return String(body['Identifier']);
}

export function commitUpload(desk: FilesFixture, identifier: string, name = 'minutes.pdf'): Promise<Answer> {
  const body = { fileId: identifier, originalFileName: name };
  return call(desk, 'PUT', '/api/upload/uploadchunks/commit', body);
}

/** The bytes of an upload that is complete. */
export async function storedBytes(desk: FilesFixture, identifier: string): Promise<Uint8Array> {
  const { blob_key: key } = await desk.app.db
    .selectFrom('uploads')
    .select('blob_key')
    .where('identifier', '=', identifier)
    .executeTakeFirstOrThrow();
  return desk.app.blobs.read(key ?? '');
}

export interface Plan {
  identifier: string;
  chunkSize: number;
  totalSize: number;
}

function chunkFields(plan: Plan, chunk: number, size: number): [string, string][] {
  const fields = {
    flowChunkNumber: chunk,
    flowTotalChunks: Math.ceil(plan.totalSize / plan.chunkSize),
    flowChunkSize: plan.chunkSize,
    flowCurrentChunkSize: size,
    flowTotalSize: plan.totalSize,
    flowIdentifier: plan.identifier,
    flowFilename: 'minutes.pdf',
  };
  return Object.entries(fields).map(([name, value]) => [name, String(value)]);
}

export function chunkForm(plan: Plan, chunk: number, bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  for (const [name, value] of chunkFields(plan, chunk, bytes.length)) form.append(name, value);
  form.append('file', new Blob([bytes]), 'minutes.pdf');
  return form;
}

/** The bytes before and after a chunk in a form with the boundary `x`. */
export function chunkFrame(plan: Plan, chunk: number, size: number): { head: Uint8Array; tail: Uint8Array } {
  const part = (disposition: string) => `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
  const fields = chunkFields(plan, chunk, size).map(
    ([name, value]) => `${part(`name="${name}"`)}${value}\r\n`,
  );
  const head = `${fields.join('')}${part('name="file"; filename="minutes.pdf"')}`;
  const encoder = new TextEncoder();
  return { head: encoder.encode(head), tail: encoder.encode('\r\n--x--\r\n') };
}

export async function sendChunk(desk: FilesFixture, form: FormData, token?: string): Promise<Answer> {
  const response = await fetch(`${desk.origin}/api/upload/uploadchunks`, {
    method: 'POST',
    headers: { authorization: token ?? desk.staff.token },
    body: form,
  });
  return { status: response.status, body: Object(await response.json()) };
}

/** Cuts bytes as the uploader does. */
export function cut(bytes: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < bytes.length; at += size) parts.push(bytes.slice(at, at + size));
  return parts;
}

/** A file's bytes that nothing else has. */
export function someBytes(length: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(randomBytes(length));
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
