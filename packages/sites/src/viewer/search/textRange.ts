/**
 * Returns the range between two offsets in the text of a layer, where each line break counts as one character; null
 * if the layer has less text.
 */
export function textRange(layer: Node, start: number, end: number): Range | null {
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const range = document.createRange();
  let at = 0;
  let started = false;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const length = lengthOf(node);
    if (length === 0) continue;
    if (node.nodeType === Node.TEXT_NODE) {
      if (!started && start < at + length) {
        range.setStart(node, Math.max(0, start - at));
        started = true;
      }
      if (started && end <= at + length) {
        range.setEnd(node, Math.max(0, end - at));
        return range;
      }
    }
    at += length;
  }
  return null;
}

function lengthOf(node: Node): number {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue?.length ?? 0;
  return node.nodeName === 'BR' ? 1 : 0;
}
