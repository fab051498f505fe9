/**
 * Whether what is awaited stands in the page: drawn, and with words or as a field. A cell that waits for its data is
 * none of it. It runs in the page and in nobody's closure.
 */
export function stands(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some(
    (found) =>
      (found instanceof HTMLInputElement || /\w{3}/.test(found.textContent)) &&
      found.closest('[aria-busy=true]') === null &&
      found.getClientRects().length > 0,
  );
}
