import { useEffect, useRef } from 'react';
import { announce } from '../announce/announce.js';

/** Results are spoken once nothing changes for this long, in ms: while letters follow one another none are. */
const PAUSE = 400;

interface SpokenResults {
  /** The search text. */
  text: string;
  /** What it has found, in words; undefined while that is unknown. */
  outcome: string | undefined;
}

/** Announces what a search has found, once for each text. What the list shows before the first search is not news. */
export function useSpokenResults({ text, outcome }: SpokenResults): void {
  const spokenFor = useRef(text);
  useEffect(() => {
    if (outcome === undefined || spokenFor.current === text) return undefined;
    const timer = setTimeout(() => {
      spokenFor.current = text;
      announce(outcome);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, outcome]);
}
