const id = 'react-aria-pressable-style';

/**
 * react-aria adds a style element to the page for what can be pressed, which `style-src 'self'` blocks. It adds none
 * where an element has this id. The rule itself is part of the reset, so a page that has only our elements, whose styles
 * stay in their shadow roots, keeps react-aria's.
 */
export function replacePressStyle(themed: Element | null): void {
  if (themed?.getRootNode() !== document || document.getElementById(id) !== null) return;
  document.head.append(Object.assign(document.createElement('meta'), { id }));
}
