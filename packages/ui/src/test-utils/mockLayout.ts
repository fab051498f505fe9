/** Size of every element in CSS pixels. */
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
    // Without layout, nothing changes size.
  }
  unobserve(): void {
    // Does nothing either.
  }
  disconnect(): void {
    // Does nothing either.
  }
}

/**
 * Gives every element one size in test environments without layout (jsdom, happy-dom), so that a grid renders
 * the rows that fit. Not needed in a real browser.
 * @returns a function that undoes it
 */
export function mockLayout({ width, height }: Layout = { width: 1024, height: 768 }): () => void {
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
