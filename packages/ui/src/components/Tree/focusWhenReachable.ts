/** Focuses an element, once an open menu no longer blocks it. */
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
