import { html, type Markup } from './html.ts';
import type { DocsBody, DocsOperation, DocsReply } from './readDocs.ts';
import { fieldList, kindOf, membersOf } from './schemaView.ts';

function roles(operation: DocsOperation): Markup {
  if (operation.open) return html`<span class="chip open">No token required</span>`;
  return html`${(operation.roles ?? []).map((role) => html`<span class="chip">${role}</span>`)}`;
}

function example(body: DocsBody): Markup | null {
  return body.example === null ? null : html`<pre>${body.example}</pre>`;
}

function request(body: DocsBody): Markup {
  return html`<h4>Request <span class="note">${body.type}</span></h4>
    <p class="kind">${kindOf(body.schema)}</p>
    ${membersOf(body.schema)}${example(body)}`;
}

/** The responses of a call that succeeded stay open; each failure opens by itself. */
function reply({ status, description, body }: DocsReply): Markup {
  const good = status.startsWith('2') || status.startsWith('3');
  const label = html`<b class="${good ? 'good' : 'bad'}">${status === 'default' ? 'Other' : status}</b>
    ${description}`;
  if (body === null) return html`<p class="reply">${label}</p>`;
  return html`<details class="reply">
    <summary>${label}</summary>
    <p class="kind">${kindOf(body.schema)} <span class="note">${body.type}</span></p>
    ${membersOf(body.schema)}${example(body)}
  </details>`;
}

/** Renders an operation: its roles, parameters and responses. */
export function operationView(operation: DocsOperation, base: string): Markup {
  const { id, method, path, summary, description, fields } = operation;
  const said = description.replace(/\.$/, '') === summary ? '' : description;
  return html`<article id="${id}" aria-labelledby="${id}-name">
    <h3 id="${id}-name"><a href="#${id}">${id}</a></h3>
    <p class="call"><b class="method ${method.toLowerCase()}">${method}</b> <code>${base}${path}</code></p>
    <p class="summary">${summary}.</p>
    ${said === '' ? null : html`<p>${said}</p>`}
    <p class="chips">
      ${roles(operation)}${operation.writes ? html`<span class="chip quiet">Idempotency-Key</span>` : null}${operation.extension ? html`<span class="chip quiet">x-extension</span>` : null}
    </p>
    ${
      fields.length === 0
        ? null
        : html`<h4>Parameters</h4>
            ${fieldList(
              fields.map((field) => ({
                name: field.name,
                note: field.required ? field.place : `${field.place}, optional`,
                description: field.description,
                schema: field.schema,
              })),
            )}`
    }
    ${operation.request === null ? null : request(operation.request)}
    <h4>Replies</h4>
    ${operation.answers.map(reply)}
  </article>`;
}
