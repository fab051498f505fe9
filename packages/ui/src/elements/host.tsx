import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { enableShadowDOM } from '@react-stately/flags';
import type { ThemeChoice } from '../theme/tokens.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { adoptStyles, brandRules } from './styles.js';

// Focus and modality look through the borders of shadow roots.
enableShadowDOM();

/** Attributes that every element understands. */
const look = ['theme', 'brand'] as const;

/**
 * An element that shows a React component inside a shadow root of its own, so that the page's styles and ours
 * leave each other alone; only `--cs-…` variables reach inside. It draws again, once, after attributes or
 * properties have changed.
 *
 * @attr theme `light`, `dark`, `contrast` or `system` (the default)
 * @attr brand the firm's colour, 6 hex digits
 */
export abstract class CountersignElement extends HTMLElement {
  static observedAttributes: readonly string[] = look;

  #root: Root | null = null;
  #brand: CSSStyleSheet | null = null;
  #waiting = false;

  connectedCallback(): void {
    if (this.#root === null) {
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      this.#brand = adoptStyles(shadow);
      this.#root = createRoot(shadow);
    }
    this.redraw();
  }

  disconnectedCallback(): void {
    // An element that is only moved is connected again at once: it keeps its state.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#root?.unmount();
      this.#root = null;
    });
  }

  attributeChangedCallback(): void {
    this.redraw();
  }

  /**
   * Takes over a property that the page has set before this script ran, which else would hide the accessor.
   * @returns what was set; undefined where nothing was
   */
  protected takeEarly(name: string): unknown {
    const early = Object.getOwnPropertyDescriptor(this, name);
    if (early === undefined) return undefined;
    Reflect.deleteProperty(this, name);
    return early.value;
  }

  /** What stands in the shadow root now. */
  protected abstract draw(): ReactNode;

  /** Draws after everything that changes in this turn has changed. */
  protected redraw(): void {
    if (this.#waiting) return;
    this.#waiting = true;
    queueMicrotask(() => {
      this.#waiting = false;
      if (!this.isConnected) return;
      const theme = this.getAttribute('theme') ?? 'system';
      const brand = this.getAttribute('brand');
      this.#brand?.replaceSync(brandRules(brand));
      this.#root?.render(
        <ThemeProvider
          scope="part"
          theme={isThemeChoice(theme) ? theme : 'system'}
          {...(brand !== null && { brand })}
        >
          {this.draw()}
        </ThemeProvider>,
      );
    });
  }

  /** Tells the page; a listener anywhere above hears it. */
  protected tell(type: string, detail: Readonly<Record<string, unknown>> = {}): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  /** An attribute's value; empty where it is missing. */
  protected attribute(name: string): string {
    return this.getAttribute(name) ?? '';
  }
}

/** The attributes of an element: its own, and those of every element. */
export function attributes(...own: readonly string[]): readonly string[] {
  return [...look, ...own];
}

function isThemeChoice(value: string): value is ThemeChoice {
  return ['light', 'dark', 'contrast', 'system'].includes(value);
}
