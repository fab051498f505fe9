import { MARKED } from './markMatches.ts';

/** What the page marks at the moment. */
export function markedWords(): readonly string[] {
  const marked = 'highlights' in CSS ? CSS.highlights.get(MARKED) : undefined;
  return [...(marked ?? [])].map(String).filter(Boolean);
}
