/**
 * Whether the awaited element is rendered where somebody sees it, with text or as a field. A cell that waits for its data
 * does not count. The browser evaluates this function, so it must not use variables of its module.
 */
export function isRendered(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some(
    (found) =>
      (found instanceof HTMLInputElement || /\w{3}/.test(found.textContent)) &&
      found.closest('[aria-busy=true]') === null &&
      found.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      found.getBoundingClientRect().top < innerHeight &&
      found.getClientRects().length > 0,
  );
}
