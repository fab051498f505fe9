/** Room around what is drawn: rings of focus and shadows reach no farther. */
const MARGIN = 24;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * How much of the page, from its corner, a component takes with a margin around it; the empty sheet beyond is not
 * worth a picture. No more than the page, and all of it where something covers the page.
 */
export function drawnArea(): Size {
  const page = { left: 0, top: 0, right: document.body.scrollWidth, bottom: document.body.scrollHeight };
  if (document.querySelector('dialog:modal') !== null) return { width: page.right, height: page.bottom };
  let right = 0;
  let bottom = 0;
  const walk = (element: Element, clip: Box): void => {
    const style = getComputedStyle(element);
    if (style.display === 'none' || (style.clipPath !== 'none' && element.clientWidth <= 1)) return;
    const within = style.position === 'fixed' ? page : clip;
    const cuts = style.overflow !== 'visible' && style.display !== 'contents';
    const inner = cuts ? common(element.getBoundingClientRect(), within) : within;
    const shown = style.visibility === 'visible' && style.opacity !== '0';
    for (const drawn of shown ? boxesOf(element, style) : []) {
      const box = common(drawn, inner);
      if (box.right <= box.left || box.bottom <= box.top) continue;
      right = Math.max(right, box.right);
      bottom = Math.max(bottom, box.bottom);
    }
    for (const child of element.children) walk(child, inner);
  };
  for (const child of document.body.children) walk(child, page);
  return {
    width: Math.min(page.right, Math.ceil(right) + MARGIN),
    height: Math.min(page.bottom, Math.ceil(bottom) + MARGIN),
  };
}

function common(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** Where an element itself leaves anything to see: its own box, its text, or nothing. */
function boxesOf(element: Element, style: CSSStyleDeclaration): Box[] {
  if (paints(element, style)) return [element.getBoundingClientRect()];
  const texts = [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
  );
  return texts.flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  });
}

const replaced = 'svg, img, canvas, video, iframe, input, textarea, progress';

function paints(element: Element, style: CSSStyleDeclaration): boolean {
  if (element.matches(replaced)) return true;
  return (
    hasDrawnParts(element) ||
    !/^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor) ||
    style.backgroundImage !== 'none' ||
    style.boxShadow !== 'none' ||
    (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') ||
    /[1-9]/.test(
      style.borderTopWidth + style.borderRightWidth + style.borderBottomWidth + style.borderLeftWidth,
    )
  );
}

/** Whether styles draw something before or after what is in the element. */
function hasDrawnParts(element: Element): boolean {
  return ['::before', '::after'].some((part) => getComputedStyle(element, part).content !== 'none');
}
