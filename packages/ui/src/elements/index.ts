/**
 * Importing this module defines the elements; it has no other effect. A name that the page has already
 * defined is left alone.
 * On a server, where there are no elements, it does nothing.
 */
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

declare global {
  interface HTMLElementTagNameMap {
    'countersign-client-login': ClientLoginElement;
    'countersign-signing-frame': SigningFrameElement;
    'countersign-upload-panel': UploadPanelElement;
  }
}
