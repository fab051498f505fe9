import { filesContract, portalContract, signingContract } from '@countersign/api-client/contract/documents';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../errors.ts';
import { docsPage, type DocsLink } from './page.ts';
import { readDocs, type Docs } from './readDocs.ts';
import { docsStyle } from './style.ts';

const contracts = { portal: portalContract, files: filesContract, signing: signingContract } as const;
type Name = keyof typeof contracts;

const links: readonly (DocsLink & { name: Name })[] = [
  { name: 'portal', title: 'Portal' },
  { name: 'files', title: 'Files' },
  { name: 'signing', title: 'Signing' },
];

/** Nothing runs here: not a script, not a frame, and only the one style sheet. */
const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const longestSearch = 100;

function isName(text: string): text is Name {
  return Object.hasOwn(contracts, text);
}

/** `/api-docs/`: the three contracts as pages to read, and as the bundled documents themselves. */
export function addApiDocs(site: FastifyInstance): void {
  const read = new Map<Name, Docs>();
  const docsOf = (name: Name): Docs => {
    const docs = read.get(name) ?? readDocs(contracts[name]);
    read.set(name, docs);
    return docs;
  };

  site.get('/api-docs', (_request, reply) => reply.redirect('/api-docs/portal'));
  site.get('/api-docs/', (_request, reply) => reply.redirect('/api-docs/portal'));
  site.get('/api-docs/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
  site.get<{ Params: { name: string }; Querystring: { q?: unknown } }>(
    '/api-docs/:name',
    (request, reply) => {
      const { name } = request.params;
      const bare = name.replace(/\.json$/, '');
      if (!isName(bare)) throw new Problem('notFound');
      if (bare !== name)
        return reply.type('application/json; charset=utf-8').send(JSON.stringify(contracts[bare]));
      const { q } = request.query;
      const search = typeof q === 'string' ? q.slice(0, longestSearch).trim() : '';
      return reply
        .header('content-security-policy', policy)
        .type('text/html; charset=utf-8')
        .send(docsPage({ docs: docsOf(bare), name: bare, all: links, search }));
    },
  );
}
