/**
 * Announces through one live region of the page for each politeness. They are marked so that a modal dialog does not
 * hide them.
 */
const regions = new Map<Politeness, HTMLElement>();

type Politeness = 'polite' | 'assertive';

/** How long a sentence stands beside those that follow it, in ms: screen readers read a region a moment later. */
const moment = 500;
/** So many sentences stand together; of a longer burst, such as a held key, the last ones are spoken. */
const most = 3;

let last = 0;

function region(politeness: Politeness): HTMLElement {
  const known = regions.get(politeness);
  if (known?.isConnected === true) return known;
  const element = document.createElement('div');
  element.setAttribute('aria-live', politeness);
  element.setAttribute('data-live-announcer', 'true');
  element.setAttribute('data-react-aria-top-layer', 'true');
  // In the corner: below a page that is as high as its window, one pixel more would make it scroll.
  element.style.cssText =
    'position:fixed;top:0;left:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
  document.body.append(element);
  regions.set(politeness, element);
  return element;
}

// Screen readers miss a sentence that comes together with its region: both are there before the first.
if (typeof document !== 'undefined' && document.readyState !== 'loading') {
  region('polite');
  region('assertive');
}

/**
 * Announces a sentence to screen readers: counts, sort changes, outcomes. Polite sentences that come within a moment are
 * spoken one after the other; an assertive one replaces the one before it.
 */
export function announce(sentence: string, politeness: Politeness = 'polite'): void {
  announceWhile(sentence, politeness);
}

/** Announces what is true for a while; returns a function that removes it, unless others have replaced it. */
export function announceWhile(sentence: string, politeness: Politeness = 'polite'): () => void {
  const line = document.createElement('div');
  line.textContent = sentence;
  const now = Date.now();
  const together = politeness === 'polite' && now - last < moment;
  if (politeness === 'polite') last = now;
  const place = region(politeness);
  while (place.childElementCount >= (together ? most : 1)) place.firstChild?.remove();
  place.append(line);
  return () => line.remove();
}
