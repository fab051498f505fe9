import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findText, foldText, type FoldedText, type Match } from './findText.ts';

/** Pages of text. */
export interface SearchSource {
  pageCount: number;
  /** Text of a page, from 1; each line break is one character. */
  pageText: (page: number) => Promise<string>;
}

/**
 * What the search knows.
 * @stories ../
 * @story idle Closed
 * @story searching SearchRunning
 * @story done Found
 */
type Progress =
  | { status: 'idle' }
  | { status: 'searching' }
  /** `readable`: whether any page has text; `more`: whether the search stopped at the limit. */
  | { status: 'done'; readable: boolean; more: boolean };

export interface Search {
  open: boolean;
  query: string;
  matches: readonly Match[];
  /** Index of the current match; -1 without one. */
  current: number;
  progress: Progress;
  setQuery: (query: string) => void;
  show: () => void;
  close: () => void;
  move: (by: 1 | -1) => void;
}

interface Found {
  /** What was searched for. */
  wanted: string;
  matches: readonly Match[];
  current: number;
  progress: Progress;
}

const nothing: Found = { wanted: '', matches: [], current: -1, progress: { status: 'idle' } };

const running: Found = { ...nothing, progress: { status: 'searching' } };

/** Pages between two updates of the count. */
const pagesAtOnce = 25;

/** So many matches are found at most: nobody goes through more of them, and a letter may be in a document a million times. */
export const MATCH_LIMIT = 10_000;

/** Searches the text of all pages, whether they are drawn or not. Starts at the page being read. */
export function useSearch(source: SearchSource, pageNow: () => number): Search {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found>(nothing);
  const folded = useRef(new Map<number, FoldedText>());
  const startPage = useEffectEvent(pageNow);

  const read = useEffectEvent(async (page: number): Promise<FoldedText> => {
    const known = folded.current.get(page);
    if (known !== undefined) return known;
    // A page whose text cannot be read has none to search.
    const text = foldText(await source.pageText(page).catch(() => ''));
    folded.current.set(page, text);
    return text;
  });

  const wanted = open ? query.trim() : '';
  useEffect(() => {
    folded.current.clear();
  }, [source]);

  useEffect(() => {
    if (wanted === '') return undefined;
    let left = false;
    const search = async () => {
      const from = startPage();
      const matches: Match[] = [];
      let readable = false;
      for (let page = 1; page <= source.pageCount; page += 1) {
        const text = await read(page);
        if (left) return;
        readable ||= text.text.trim() !== '';
        // One more than are shown tells whether there are more.
        for (const match of findText(page, text, wanted, MATCH_LIMIT + 1 - matches.length))
          matches.push(match);
        const more = matches.length > MATCH_LIMIT;
        if (more) matches.length = MATCH_LIMIT;
        const done = more || page === source.pageCount;
        if (!done && page % pagesAtOnce !== 0) continue;
        const progress: Progress = done ? { status: 'done', readable, more } : { status: 'searching' };
        setFound((before) => ({
          wanted,
          matches: [...matches],
          current:
            before.wanted === wanted && before.current >= 0 ? before.current : firstFrom(matches, from, done),
          progress,
        }));
        if (done) return;
      }
    };
    void search();
    return () => {
      left = true;
    };
  }, [source, wanted]);

  const { matches, current, progress } = wanted === '' ? nothing : found.wanted === wanted ? found : running;
  return {
    open,
    query,
    matches,
    current,
    progress,
    setQuery,
    show: () => {
      setOpen(true);
    },
    close: () => {
      setOpen(false);
    },
    move: (by) => {
      setFound((before) => {
        const { length } = before.matches;
        return length === 0 ? before : { ...before, current: (before.current + by + length) % length };
      });
    },
  };
}

/** The first match on or after a page; once all are known, else the first of all. */
function firstFrom(matches: readonly Match[], page: number, done: boolean): number {
  const index = matches.findIndex((match) => match.page >= page);
  return index < 0 && done && matches.length > 0 ? 0 : index;
}
