import { html, type Markup } from './html.ts';
import { operationView } from './operationView.ts';
import type { Docs, DocsOperation, DocsSection } from './readDocs.ts';
import { kindOf, membersOf } from './schemaView.ts';
import { text } from '../contract/nodes.ts';

/** One of the documents that the pages lead to. */
export interface DocsLink {
  /** Last part of the address. */
  name: string;
  title: string;
}

export interface DocsPage {
  docs: Docs;
  name: string;
  all: readonly DocsLink[];
  /** What the reader looks for; empty: everything. */
  search: string;
}

function matches(operation: DocsOperation, words: readonly string[]): boolean {
  const { id, path, method, summary, description, tag } = operation;
  const written = [id, path, method, summary, description, tag].join(' ').toLowerCase();
  return words.every((word) => written.includes(word));
}

function found(sections: readonly DocsSection[], search: string): DocsSection[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return sections
    .map((section) => ({
      ...section,
      operations: section.operations.filter((operation) => matches(operation, words)),
    }))
    .filter((section) => section.operations.length > 0);
}

function tabs({ all, name }: DocsPage): Markup {
  return html`<ul class="tabs">
    ${all.map(
      (link) =>
        html`<li>
          ${
            link.name === name
              ? html`<a href="/api-docs/${link.name}" aria-current="page">${link.title}</a>`
              : html`<a href="/api-docs/${link.name}">${link.title}</a>`
          }
        </li>`,
    )}
  </ul>`;
}

function sideList(page: DocsPage, sections: readonly DocsSection[]): Markup {
  return html`<nav id="list" popover aria-label="Operations">
    <button class="close" popovertarget="list" popovertargetaction="hide">Close</button>
    <form method="get" action="/api-docs/${page.name}" role="search">
      <label for="q">Search operations</label>
      <input id="q" name="q" type="search" maxlength="100" value="${page.search}" /><button>Search</button>
    </form>
    ${sections.map(
      (section) =>
        html`<h2>${section.name}</h2>
          <ul>
            ${section.operations.map(
              ({ id, method }) =>
                html`<li>
                  <a href="#${id}"><span>${id}</span> <span class="verb">${method}</span></a>
                </li>`,
            )}
          </ul>`,
    )}${
      page.search === ''
        ? html`<h2>Schemas</h2>
            <ul>
              ${page.docs.schemas.map(([name]) => html`<li><a href="#schema-${name}">${name}</a></li>`)}
            </ul>`
        : null
    }
  </nav>`;
}

function introduction({ docs, name }: DocsPage): Markup {
  return html`<header class="top">
    <h1>${docs.title}</h1>
    <p>${docs.description}</p>
    <dl class="facts">
      <div>
        <dt>Version</dt>
        <dd>${docs.version}</dd>
      </div>
      <div>
        <dt>Base</dt>
        <dd><code>${docs.server || '/'}</code></dd>
      </div>
      <div>
        <dt>Access</dt>
        <dd>${docs.security.join(' ')}</dd>
      </div>
      <div>
        <dt>OpenAPI 3.1</dt>
        <dd><a href="/api-docs/${name}.json">${name}.json</a></dd>
      </div>
    </dl>
  </header>`;
}

function results(search: string, sections: readonly DocsSection[], name: string): Markup | null {
  if (search === '') return null;
  const count = sections.reduce((sum, section) => sum + section.operations.length, 0);
  return html`<p class="results">
    ${count === 1 ? '1 operation' : `${count} operations`} for “${search}”.
    <a href="/api-docs/${name}">Show all</a>
  </p>`;
}

function schemas({ docs, search }: DocsPage, sections: readonly DocsSection[]): Markup | null {
  // After a search the links to schemas still need their targets.
  if (search !== '' && sections.length === 0) return null;
  return html`<section aria-labelledby="schemas">
    <h2 id="schemas">Schemas</h2>
    ${docs.schemas.map(
      ([name, schema]) =>
        html`<article id="schema-${name}" aria-labelledby="schema-${name}-name">
          <h3 id="schema-${name}-name"><a href="#schema-${name}">${name}</a></h3>
          <p>${text(schema['description'])}</p>
          ${membersOf(schema) ?? html`<p class="kind">${kindOf(schema)}</p>`}
        </article>`,
    )}
  </section>`;
}

/** The whole page of one contract. It needs no script. */
export function docsPage(page: DocsPage): string {
  const { docs, search, name } = page;
  const sections = found(docs.sections, search);
  return html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${search === '' ? '' : `${search} · `}${docs.title}</title>
        <link rel="stylesheet" href="/api-docs/docs.css" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to the operations</a>
        <header class="bar">
          <p class="mark">Countersign <span>API</span></p>
          ${tabs(page)} <button class="menu" popovertarget="list">Operations</button>
        </header>
        <div class="frame">
          ${sideList(page, sections)}
          <main id="main" tabindex="-1">
            ${introduction(page)}${results(search, sections, name)}
            ${sections.map(
              (section) =>
                html`<section aria-labelledby="tag-${section.name}">
                  <h2 id="tag-${section.name}">${section.name}</h2>
                  <p>${section.description}</p>
                  ${section.operations.map((operation) => operationView(operation, docs.server))}
                </section>`,
            )}${schemas(page, sections)}
          </main>
        </div>
      </body>
    </html>`.text;
}
