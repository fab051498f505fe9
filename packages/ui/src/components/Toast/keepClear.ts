import { float } from '../Menu/Menu.css.js';
import { findLift, type Box } from './findLift.js';

const bars = '[data-floating-bar], [data-floating-tray], [data-bottom-bar]';

function boxesOf(elements: Iterable<Element>): Box[] {
  return [...elements]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

/** The element with the focus, unless it is so large that there is no place beside it. */
function focused(region: Element): readonly Element[] {
  const { activeElement: element, body } = region.ownerDocument;
  if (element === null || element === body || region.contains(element)) return [];
  return element.getBoundingClientRect().height > window.innerHeight / 2 ? [] : [element];
}

/** Each change would be one to look at again. */
function set(style: CSSStyleDeclaration, property: string, px: number): void {
  const value = `${String(px)}px`;
  if (style.getPropertyValue(property) !== value) style.setProperty(property, value);
}

/**
 * What the toasts must not cover, in groups, the preferred first: with an open dialog, all of it, or else its ends with
 * their buttons; without one, toolbars, the bars of a selection and the focus. Never an open menu or list.
 */
function groupsOf(region: Element): readonly (readonly Box[])[] {
  const page = region.ownerDocument;
  const floats = boxesOf(page.querySelectorAll(`.${float}`));
  const focus = boxesOf(focused(region));
  const dialog = [...page.querySelectorAll('[aria-modal="true"]')].at(-1);
  if (dialog === undefined) {
    const floating = [...floats, ...boxesOf(page.querySelectorAll(bars))];
    const toolbars = boxesOf(page.querySelectorAll('[role="toolbar"]'));
    return [[...floating, ...toolbars, ...focus], floating, floats];
  }
  const cards = boxesOf(dialog.querySelectorAll('[data-dialog-card]'));
  const ends = boxesOf(dialog.querySelectorAll('[data-dialog-end]'));
  return [
    [...floats, ...cards],
    [...floats, ...ends, ...focus],
    [...floats, ...ends],
  ];
}

/**
 * Raises the toasts as long as they are shown, so that they cover nothing that users are about to press. Says whether
 * they must wait, because an open menu leaves no room. Returns what ends it.
 */
export function keepClear(region: HTMLElement, setWaits: (waits: boolean) => void): () => void {
  const page = region.ownerDocument;
  const { style } = page.body;
  let raised = 0;
  let frame = 0;

  function place(): void {
    frame = 0;
    const { left, top, right, bottom } = region.getBoundingClientRect();
    const lift = findLift({ left, top: top + raised, right, bottom: bottom + raised }, groupsOf(region));
    raised = lift ?? raised;
    setWaits(lift === null);
    set(region.style, 'margin-block-end', raised);
    // Read by lists, whose last row must be reached.
    set(style, '--cs-toasts', lift === null ? 0 : bottom - top + 8);
  }
  function placeSoon(): void {
    if (frame === 0) frame = requestAnimationFrame(place);
  }

  place();
  // Menus and dialogs open and close, and are put in their place, where nothing else tells.
  const changes = new MutationObserver(placeSoon);
  changes.observe(page.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['style'],
  });
  const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(placeSoon);
  sizes?.observe(region);
  const over = new AbortController();
  for (const type of ['focusin', 'focusout', 'scroll', 'resize', 'animationend'])
    window.addEventListener(type, placeSoon, { capture: true, passive: true, signal: over.signal });
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    sizes?.disconnect();
    over.abort();
    region.style.removeProperty('margin-block-end');
    style.removeProperty('--cs-toasts');
    setWaits(false);
  };
}
