/**
 * Importing this module defines the elements; it has no other effect. A name that the page has already
 * defined is left alone.
 * On a server, where there are no elements, it does nothing.
 */
import type { ClientLoginProps, SigningFrameProps, UploadPanelElementProps } from './reactTypes.js';
import { ClientLoginElement } from './ClientLoginElement.js';
import { SigningFrameElement } from './SigningFrameElement.js';
import { UploadPanelElement } from './UploadPanelElement.js';

const elements = {
  'countersign-client-login': ClientLoginElement,
  'countersign-signing-frame': SigningFrameElement,
  'countersign-upload-panel': UploadPanelElement,
} as const;

if (typeof customElements !== 'undefined') {
  for (const [name, element] of Object.entries(elements)) {
    if (customElements.get(name) === undefined) customElements.define(name, element);
  }
}

export { ClientLoginElement, SigningFrameElement, UploadPanelElement };
export type { UploadPanelItem } from '../patterns/UploadPanel/UploadRow.js';

/** The elements in JSX; importing this module is enough. */
declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React has the elements of JSX there
  namespace JSX {
    interface IntrinsicElements {
      'countersign-client-login': ClientLoginProps;
      'countersign-signing-frame': SigningFrameProps;
      'countersign-upload-panel': UploadPanelElementProps;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'countersign-client-login': ClientLoginElement;
    'countersign-signing-frame': SigningFrameElement;
    'countersign-upload-panel': UploadPanelElement;
  }
}
