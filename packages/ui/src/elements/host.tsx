import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { enableShadowDOM } from '@react-stately/flags';
import type { ThemeChoice } from '../theme/tokens.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { adoptStyles, brandRules } from './styles.js';

// Makes focus and modality work across shadow roots.
enableShadowDOM();

/** Attributes that every element supports. */
const look = ['theme', 'brand'] as const;

/**
 * Renders a React component inside a shadow root of its own, so that the page's styles and ours do not affect
 * each other; only `--cs-…` variables apply inside. It renders once after attributes or properties have
 * changed.
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
    // A moved element is reconnected at once and keeps its state.
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
   * Takes over a property that the page set before this script ran, which would otherwise hide the accessor.
   * @returns the value that was set, or undefined
   */
  protected takeEarly(name: string): unknown {
    const early = Object.getOwnPropertyDescriptor(this, name);
    if (early === undefined) return undefined;
    Reflect.deleteProperty(this, name);
    return early.value;
  }

  /** Returns the content of the shadow root. */
  protected abstract draw(): ReactNode;

  /** Renders after all changes of the current turn. */
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

  /** Fires an event that bubbles. */
  protected tell(type: string, detail: Readonly<Record<string, unknown>> = {}): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  /** Returns an attribute's value, or an empty string. */
  protected attribute(name: string): string {
    return this.getAttribute(name) ?? '';
  }
}

/** Returns the attributes of an element: its own, and those of every element. */
export function attributes(...own: readonly string[]): readonly string[] {
  return [...look, ...own];
}

function isThemeChoice(value: string): value is ThemeChoice {
  return ['light', 'dark', 'contrast', 'system'].includes(value);
}
