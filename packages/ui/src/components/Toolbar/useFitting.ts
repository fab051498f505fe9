import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { fitting } from './fitting.js';

interface Fitting {
  /** Ref for the row whose children are the items, then the "More" button. */
  row: RefObject<HTMLDivElement | null>;
  /** Number of visible items; all of them during measurement. */
  shown: number;
}

const gap = 4;
const padding = 8;
const more = 32;

/** Measures the items once for each `signature`, and afterwards only the available space. */
export function useFitting(count: number, signature: string): Fitting {
  const row = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<{ signature: string; widths: readonly number[] }>();
  const [available, setAvailable] = useState<number>();
  const current = measured?.signature === signature ? measured.widths : undefined;

  useLayoutEffect(() => {
    const element = row.current;
    if (element === null || current !== undefined) return;
    const widths = [...element.children].slice(0, count).map((child) => child.getBoundingClientRect().width);
    setMeasured({ signature, widths });
  }, [count, current, signature]);

  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    // jsdom has no layout: neither sizes that change nor fonts. Every item is shown.
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      setAvailable(element.clientWidth - padding);
    });
    observer.observe(element);
    setAvailable(element.clientWidth - padding);
    // Text is wider in the shipped font than in its fallback.
    let live = true;
    if ('fonts' in document)
      void document.fonts.ready.then(() => {
        if (live) setMeasured(undefined);
      });
    return () => {
      live = false;
      observer.disconnect();
    };
  }, []);

  const shown =
    current === undefined || available === undefined ? count : fitting(current, { available, gap, more });
  return { row, shown };
}
