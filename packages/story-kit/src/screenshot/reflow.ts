import { page } from 'vitest/browser';
import { drawn } from '../drawn.ts';

/**
 * 1,280 pixels at 400 %: the smallest width at which a page must work without sideways scrolling (WCAG 2.2,
 * 1.4.10).
 */
const NARROW = { width: 320, height: 640 };

/**
 * Returns what users could not reach at 320 pixels: text beyond the edge, and text that is cut off without an
 * indication.
 */
export async function cutAtNarrow(): Promise<string[]> {
  await page.viewport(NARROW.width, NARROW.height);
  await drawn();
  const cut = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => hasText(element) && isSeen(element) && (isBeyond(element) || isCut(element)),
  );
  const words = cut.map((element) => `"${(element.textContent ?? '').trim().slice(0, 40)}"`);
  const { scrollWidth } = document.documentElement;
  return scrollWidth > NARROW.width ? [`the page is ${scrollWidth} pixels wide`, ...words] : words;
}

function hasText(element: HTMLElement): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
  );
}

function isSeen(element: HTMLElement): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  // Text for screen readers only is in a box of one pixel.
  for (let around: HTMLElement | null = element; around !== null; around = around.parentElement) {
    if (around.offsetWidth <= 1 && getComputedStyle(around).clipPath !== 'none') return false;
  }
  return element.offsetHeight > 1;
}

function isBeyond(element: HTMLElement): boolean {
  return element.getBoundingClientRect().right > NARROW.width + 1 && !isScrolled(element);
}

/** Returns whether an ancestor scrolls sideways, as tables may. */
function isScrolled(element: HTMLElement): boolean {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (around !== document.body && /auto|scroll/.test(getComputedStyle(around).overflowX)) return true;
  }
  return false;
}

function isCut(element: HTMLElement): boolean {
  const { overflowX, textOverflow } = getComputedStyle(element);
  return (
    /hidden|clip/.test(overflowX) &&
    textOverflow !== 'ellipsis' &&
    element.scrollWidth > element.clientWidth + 1
  );
}
