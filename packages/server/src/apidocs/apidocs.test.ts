import { filesContract, portalContract, signingContract } from '@countersign/api-client/contract/documents';
import { fastify, type FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOperations } from '../contract.ts';
import { html } from './html.ts';
import { addApiDocs } from './routes.ts';

let site: FastifyInstance;
beforeAll(() => {
  site = fastify();
  addApiDocs(site);
});
afterAll(() => site.close());

async function open(path: string): Promise<Document> {
  const answer = await site.inject(path);
  expect(answer.statusCode).toBe(200);
  return new JSDOM(answer.body).window.document;
}

const contracts = [
  ['portal', portalContract],
  ['files', filesContract],
  ['signing', signingContract],
] as const;

test.each(contracts)(
  'the page of the %s contract shows every operation and every schema',
  async (name, contract) => {
    const page = await open(`/api-docs/${name}`);
    const articles = new Map([...page.querySelectorAll('article')].map((article) => [article.id, article]));
    const listed = [...page.querySelectorAll('nav li a')].map((link) => link.getAttribute('href'));
    for (const operation of readOperations(contract)) {
      const article = articles.get(operation.id);
      expect(article?.textContent, operation.id).toContain(operation.path);
      expect(article?.textContent, operation.id).not.toContain('//api/');
      const chips = article?.querySelector('.chips')?.textContent;
      for (const role of operation.roles ?? []) expect(chips).toContain(role);
      const replies = article?.querySelectorAll('.reply').length;
      expect([operation.id, replies]).toStrictEqual([operation.id, operation.replies.size]);
      expect(listed.filter((href) => href === `#${operation.id}`)).toHaveLength(1);
    }
    for (const schema of Object.keys(contract.components.schemas)) {
      expect(articles.has(`schema-${schema}`), schema).toBe(true);
    }
  },
);

test.each(contracts)('every link of the %s page leads somewhere, and no id is there twice', async (name) => {
  const page = await open(`/api-docs/${name}`);
  const ids = [...page.querySelectorAll('[id]')].map((element) => element.id);
  expect(new Set(ids).size).toBe(ids.length);
  const targets = [...page.querySelectorAll('a[href^="#"]')].map((link) =>
    link.getAttribute('href')?.slice(1),
  );
  expect(targets.filter((target) => !ids.includes(target ?? ''))).toStrictEqual([]);
});

test('an operation shows its parameters, its body, an example of each, and its errors', async () => {
  const page = await open('/api-docs/portal');
  const text = page.querySelector('article#createDocument')?.textContent ?? '';
  expect(text).toContain('Registers an upload as a document');
  expect(text).toContain('"uploadIdentifier": "u_5Kq0dV2mXw"');
  expect(text).toContain('Idempotency-Key');
  expect(text).toMatch(/409[\s\S]*"Message"/);
  const schema = page.querySelector('[id="schema-Document"]')?.textContent ?? '';
  expect(schema).toContain('File name without its extension.');
  expect(schema).toContain('at most 255 characters');
});

test('a search leaves what holds all its words, and says when nothing does', async () => {
  const page = await open('/api-docs/portal?q=click%20sign');
  const shown = [...page.querySelectorAll('main article:not([id^="schema-"])')].map((article) => article.id);
  expect(shown).toContain('setUpClickToSign');
  expect(shown).not.toContain('listClients');
  const none = await open('/api-docs/portal?q=%3Cb%3Enowhere');
  expect(none.querySelector('.results')?.textContent).toContain('0 operations for “<b>nowhere”');
  expect(none.querySelector('main b')).toBeNull();
});

test('the documents themselves are there, and nothing else is', async () => {
  expect((await site.inject('/api-docs/files.json')).json()).toStrictEqual(filesContract);
  expect((await site.inject('/api-docs')).headers.location).toBe('/api-docs/portal');
  for (const path of ['/api-docs/__proto__', '/api-docs/nothing', '/api-docs/constructor.json']) {
    expect((await site.inject(path)).statusCode).toBe(404);
  }
});

test('the pages run nothing: no script, no inline style, no other origin', async () => {
  for (const [name] of contracts) {
    const answer = await site.inject(`/api-docs/${name}`);
    expect(answer.headers['content-security-policy']).not.toMatch(/unsafe|script-src|https?:/);
    expect(answer.body).not.toMatch(/<script|\sstyle=|\son\w+=|(?:src|href)="https?:/);
  }
});

test('text becomes markup only by being markup', () => {
  expect(html`<p title="${'"'}">${'<i>'}${html`<b>${'&'}</b>`}</p>`.text).toBe(
    '<p title="&quot;">&lt;i&gt;<b>&amp;</b></p>',
  );
});
