import { list, node, text, type Node } from '../contract/nodes.ts';
import { html, type Markup, type Part } from './html.ts';

function joined(parts: readonly Part[], between: string): Part {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]));
}

function nameOf(reference: string): string {
  return reference.split('/').at(-1) ?? reference;
}

const one: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
};

/** Describes the kind of a value, with named schemas as links. */
export function kindOf(schema: Node): Part {
  const reference = text(schema['$ref']);
  if (reference !== '') {
    const name = nameOf(reference);
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  const choices = [...list(schema['oneOf']), ...list(schema['anyOf'])];
  if (choices.length > 0)
    return joined(
      choices.map((choice) => kindOf(node(choice))),
      ' or ',
    );
  const types = list(schema['type']).length > 0 ? list(schema['type']) : [schema['type']];
  const kinds = types.map((type): Part => {
    if (type === 'array') return html`list of ${kindOf(node(schema['items']))}`;
    return one[text(type)] ?? 'any value';
  });
  return joined(kinds, ' or ');
}

function range(low: unknown, high: unknown, unit: string): string[] {
  if (low === undefined && high === undefined) return [];
  if (low === undefined) return [`at most ${String(high)}${unit}`];
  if (high === undefined) return [`at least ${String(low)}${unit}`];
  return [low === high ? `${String(low)}${unit}` : `${String(low)} to ${String(high)}${unit}`];
}

/** Describes limits, formats and defaults. */
function limitsOf(schema: Node): string {
  const inner = [...list(schema['oneOf'])].map(node).find((choice) => choice['type'] !== 'null');
  const at = inner !== undefined && schema['type'] === undefined ? inner : schema;
  return [
    ...(at['format'] === undefined ? [] : [text(at['format'])]),
    ...(at['enum'] === undefined
      ? []
      : [
          list(at['enum'])
            .map((value) => JSON.stringify(value))
            .join(', '),
        ]),
    ...range(at['minimum'], at['maximum'], ''),
    ...range(at['minLength'], at['maxLength'], ' characters'),
    ...range(at['minItems'], at['maxItems'], ' items'),
    ...(at['uniqueItems'] === true ? ['unique'] : []),
    ...(at['pattern'] === undefined ? [] : [`matches ${text(at['pattern'])}`]),
    ...(schema['default'] === undefined ? [] : [`${JSON.stringify(schema['default'])} by default`]),
  ].join('; ');
}

export interface Field {
  name: string;
  note: string;
  description: string;
  schema: Node;
}

function fieldRow({ name, note, description, schema }: Field): Markup {
  const limits = limitsOf(schema);
  return html`<div class="field">
    <dt><code>${name}</code> <span class="note">${note}</span></dt>
    <dd>
      <span class="kind">${kindOf(schema)}</span
      >${description === '' ? null : html` <span>${description}</span>`}
      ${limits === '' ? null : html`<span class="limits">${limits}</span>`}
    </dd>
  </div>`;
}

/** Names, kinds, limits and meanings. */
export function fieldList(fields: readonly Field[]): Markup {
  return html`<dl class="fields">${fields.map(fieldRow)}</dl>`;
}

/** The members of an object's schema; null for one without members. */
export function membersOf(schema: Node): Markup | null {
  const required = new Set(list(schema['required']));
  const members = Object.entries(node(schema['properties']));
  if (members.length === 0) return null;
  return fieldList(
    members.map(([name, value]) => ({
      name,
      note: required.has(name) ? '' : 'optional',
      description: text(node(value)['description']),
      schema: node(value),
    })),
  );
}
