import type { Painter } from '../painter.ts';

/** Standard structure types that signature pages use. */
export const structureTags = ['Sect', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'Form'] as const;

export type StructureTag = (typeof structureTags)[number];

/** A part of a page's structure, in the order in which it is read. */
export interface StructureNode {
  readonly tag: StructureTag;
  readonly kids: readonly StructureKid[];
}

/** Another part, text that was painted under this number, or a signature field by its key. */
export type StructureKid = StructureNode | { readonly content: number } | { readonly field: string };

/** Collects what a page says while it is painted, so that screen readers find headings, a table and fields. */
export class PageStructure {
  readonly nodes: StructureNode[] = [];
  readonly #painter: Painter;
  /** How many parts have text of their own: they are numbered from 0. */
  #painted = 0;

  constructor(painter: Painter) {
    this.#painter = painter;
  }

  /** Paints one part, and adds it to the page. */
  add(tag: StructureTag, paint: () => void): void {
    this.nodes.push(this.part(tag, paint));
  }

  /** Paints one part, for the one that it belongs to. */
  part(tag: StructureTag, paint: () => void): StructureNode {
    const content = this.#painted;
    this.#painted += 1;
    this.#painter.marked(`/${tag} <</MCID ${content}>> BDC`, paint);
    return { tag, kids: [{ content }] };
  }

  /** Paints what says nothing. */
  decorate(paint: () => void): void {
    this.#painter.marked('/Artifact BMC', paint);
  }

  /** Adds a part that consists of others. */
  group(tag: StructureTag, kids: readonly StructureKid[]): void {
    this.nodes.push({ tag, kids });
  }

  /** Adds the field of this key. */
  field(key: string): void {
    this.group('Form', [{ field: key }]);
  }
}
