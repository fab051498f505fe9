/** The size that every element is to have, in CSS pixels. */
export interface Layout {
  width: number;
  height: number;
}

const properties = {
  width: ['offsetWidth', 'clientWidth'],
  height: ['offsetHeight', 'clientHeight'],
} as const;

class StillResizeObserver implements ResizeObserver {
  observe(): void {
    // Nothing changes size where nothing is laid out.
  }
  unobserve(): void {
    // See above.
  }
  disconnect(): void {
    // See above.
  }
}

/**
 * For test environments that lay nothing out (jsdom, happy-dom): gives every element one size, so that a grid
 * draws the rows that fit. In a real browser it is not needed.
 * @returns takes it all back
 */
export function giveLayout({ width, height }: Layout = { width: 1024, height: 768 }): () => void {
  const before = new Map<string, PropertyDescriptor | undefined>();
  const size = { width, height };
  for (const side of ['width', 'height'] as const) {
    for (const property of properties[side]) {
      before.set(property, Object.getOwnPropertyDescriptor(HTMLElement.prototype, property));
      Object.defineProperty(HTMLElement.prototype, property, { configurable: true, get: () => size[side] });
    }
  }
  const observer = globalThis.ResizeObserver;
  globalThis.ResizeObserver ??= StillResizeObserver;
  return () => {
    globalThis.ResizeObserver = observer;
    for (const [property, descriptor] of before) {
      if (descriptor === undefined) Reflect.deleteProperty(HTMLElement.prototype, property);
      else Object.defineProperty(HTMLElement.prototype, property, descriptor);
    }
  };
}
