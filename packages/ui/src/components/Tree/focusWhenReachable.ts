/** Focuses an element, once a menu that is still open over the page no longer shuts it off. */
export function focusWhenReachable(element: HTMLElement): void {
  const shut = element.closest('[inert]');
  if (shut === null) return element.focus();
  const observer = new MutationObserver(() => {
    if (shut.hasAttribute('inert')) return;
    observer.disconnect();
    focusWhenReachable(element);
  });
  observer.observe(shut, { attributes: true, attributeFilter: ['inert'] });
}
