import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  body: unknown;
}

/** A folder with a page in place of the built ones. */
export async function aPagesFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-pages-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    [
      '<meta name="countersign-portal" content="__PORTAL_ORIGIN__" />',
      '<meta name="countersign-failure" content="__FAILURE__" data-message="__FAILURE_MESSAGE__" />',
    ].join(''),
  );
  return folder;
}

/** A browser as the signing site sees it: cookies by path, and the Origin of its own pages. */
export class Browser {
  readonly #site: FastifyInstance;
  readonly #origin: string;
  readonly #address: string;
  readonly #cookies = new Map<string, { path: string; pair: string }>();

  constructor(site: FastifyInstance, origin: string, address = '127.0.0.1') {
    this.#site = site;
    this.#origin = origin;
    this.#address = address;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#send('GET', path, headers);
  }

  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#send('POST', path, { origin: this.#origin, ...headers }, body);
  }

  async #send(
    method: 'GET' | 'POST',
    path: string,
    headers: Record<string, string>,
    body?: unknown,
  ): Promise<Answer> {
    const [pathname = ''] = path.split('?');
    const cookie = [...this.#cookies.values()]
      .filter((kept) => pathname === kept.path || pathname.startsWith(`${kept.path}/`))
      .map((kept) => kept.pair)
      .join('; ');
    const answer = await this.#site.inject({
      method,
      url: path,
      remoteAddress: this.#address,
      headers: {
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    for (const { name, value, path: scope = '/' } of answer.cookies) {
      this.#cookies.set(`${name} ${scope}`, { path: scope, pair: `${name}=${value}` });
    }
    const isJson = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      body: isJson ? JSON.parse(answer.body) : undefined,
    };
  }
}
