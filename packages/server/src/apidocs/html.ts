import { escapeHtml } from '../escapeHtml.ts';

/** Text that is safe in a page. Only `html` creates it, and escapes everything it is given. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Part = string | number | Markup | null | readonly Part[];

function written(part: Part): string {
  if (part === null) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return part.map(written).join('');
}

/** A template of HTML: its values are escaped, but for markup and lists of it. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(
    strings
      .map((piece, index) => piece + written(index < parts.length ? (parts[index] ?? null) : null))
      .join(''),
  );
}
