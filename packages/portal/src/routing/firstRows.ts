import type { ThemeChoice } from '@countersign/ui';
import type { OpenedAddress } from './firstReads.ts';

/** How this browser shows every page. */
export interface FirstLook {
  readonly theme: ThemeChoice;
  /** The navigation rail; null follows the available space. */
  readonly rail: 'collapsed' | 'open' | null;
}

/** The frame of a page, drawn before its code. */
export interface DrawnFrame {
  readonly element: HTMLElement;
  /** Shows the rows of a response, if it has any: the portal handles every other. */
  readonly draw: (answer: unknown) => void;
}

export interface FirstRowsOfPage {
  /** The read that brings the rows, the first of the page's first reads; null where they are not drawn before its code. */
  readonly read: (opened: OpenedAddress) => string | null;
  /** Draws the frame of the page. Null where nothing was drawn. */
  readonly frame: (host: Element, opened: OpenedAddress, look: FirstLook) => DrawnFrame | null;
}

/**
 * What the pages of a feature draw before their code is there, by the path of their route. It is loaded with the first
 * lines of a page, so no `<feature>.rows.ts` imports a framework or the client of the API.
 */
export type FirstRows = Readonly<Record<`/${string}`, FirstRowsOfPage>>;
