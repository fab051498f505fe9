import type { ReactNode } from 'react';
import type { ReadingNode } from './document/reading.ts';

/** Renders a page as its maker tagged it, for screen readers: headings, lists and tables. */
export function PageReading({ nodes }: { readonly nodes: readonly ReadingNode[] }) {
  return <>{nodes.map((node, index) => partOf(node, index, null))}</>;
}

interface Semantics {
  readonly role?: string;
  readonly 'aria-level'?: number;
  readonly 'aria-label'?: string;
}

/** Roles that make sense only inside of others: a list item that is in no list is a paragraph. */
const within: Readonly<Record<string, { readonly role: string; readonly parents: readonly string[] }>> = {
  LI: { role: 'listitem', parents: ['L'] },
  TOCI: { role: 'listitem', parents: ['TOC'] },
  THead: { role: 'rowgroup', parents: ['Table'] },
  TBody: { role: 'rowgroup', parents: ['Table'] },
  TFoot: { role: 'rowgroup', parents: ['Table'] },
  TR: { role: 'row', parents: ['Table', 'THead', 'TBody', 'TFoot'] },
  TD: { role: 'cell', parents: ['TR'] },
};

const alone: Readonly<Record<string, string>> = {
  P: 'paragraph',
  L: 'list',
  TOC: 'list',
  Table: 'table',
  BlockQuote: 'blockquote',
  Form: 'group',
};

/** What a part has inside of its line. */
const inline = new Set(['Span', 'Link', 'Em', 'Strong', 'Lbl', 'Quote', 'Code', 'Reference', 'Sub']);

const hasPart = ({ children }: ReadingNode, ...roles: readonly string[]) =>
  children.some((child) => typeof child !== 'string' && roles.includes(child.role));

function semanticsOf(node: ReadingNode, parent: ReadingNode | null): Semantics {
  const { role, label } = node;
  const level = /^H([1-6])$/u.exec(role)?.[1];
  if (level !== undefined || role === 'H' || role === 'Title')
    return { role: 'heading', 'aria-level': Number(level ?? 1) };
  if ((role === 'Figure' || role === 'Formula') && label !== undefined)
    return { role: 'img', 'aria-label': label };
  if (role === 'TH' && parent?.role === 'TR') {
    // Without a scope, a row of headers alone is the head of its columns.
    const isOfRow = node.scope === 'Row' || (node.scope === undefined && hasPart(parent, 'TD'));
    return { role: isOfRow ? 'rowheader' : 'columnheader' };
  }
  const nested = within[role];
  if (nested !== undefined) return nested.parents.includes(parent?.role ?? '') ? { role: nested.role } : {};
  if (role === 'L' && !hasPart(node, 'LI')) return {};
  if (role === 'Table' && !hasPart(node, 'TR', 'THead', 'TBody', 'TFoot')) return {};
  const known = alone[role];
  return known === undefined ? {} : { role: known };
}

function partOf(node: ReadingNode, key: number, parent: ReadingNode | null): ReactNode {
  const { role, ...semantics } = semanticsOf(node, parent);
  const Tag = inline.has(node.role) ? 'span' : 'div';
  const children = node.children.map((child, index) =>
    typeof child === 'string' ? child : partOf(child, index, node),
  );
  // The label of a picture is read in place of the picture, never in place of text: an image has no children.
  const isLabelled = role === 'img' && children.length > 0;
  return (
    <Tag key={key} lang={node.lang} {...(isLabelled ? {} : { role, ...semantics })}>
      {isLabelled ? <span role="img" {...semantics} /> : null}
      {children}
    </Tag>
  );
}
