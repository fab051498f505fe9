import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { UploadPanelItem } from '../patterns/UploadPanel/UploadRow.js';
import type { UploadPanelView } from '../patterns/UploadPanel/UploadPanel.js';
import type { ThemeChoice } from '../theme/tokens.js';
import type { ClientLoginElement } from './ClientLoginElement.js';
import type { SigningFrameElement } from './SigningFrameElement.js';
import type { UploadPanelElement } from './UploadPanelElement.js';

/** Attributes and listeners of an element in JSX. React adds a listener for the event after `on`. */
type Props<Element, Own> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & {
  theme?: ThemeChoice | undefined;
  brand?: string | undefined;
} & { [Name in keyof Own]?: Own[Name] | undefined };

/** A listener for an event, with its `detail`. */
type Listener<Detail = object> = (event: CustomEvent<Detail>) => void;

interface OfOne {
  readonly id: string;
}

/** Null for all of them. */
interface OfOneOrAll {
  readonly id: string | null;
}

type Can =
  | 'continue'
  | 'select-again'
  | 'upload-anyway'
  | 'add-without-filter'
  | 'show-known'
  | 'dismiss'
  | 'cancel-all'
  | 'retry-all';

interface UploadPanelOwn extends Record<`can-${Can}`, boolean> {
  items: readonly UploadPanelItem[];
  view: UploadPanelView;
  'oncountersign-upload-cancel': Listener<OfOne>;
  'oncountersign-upload-retry': Listener<OfOne>;
  'oncountersign-upload-continue': Listener<OfOne>;
  'oncountersign-upload-select-again': Listener<OfOneOrAll>;
  'oncountersign-upload-upload-anyway': Listener<OfOne>;
  'oncountersign-upload-add-without-filter': Listener<OfOne>;
  'oncountersign-upload-show-known': Listener<OfOne>;
  'oncountersign-upload-dismiss': Listener<OfOne>;
  'oncountersign-upload-cancel-all': Listener;
  'oncountersign-upload-retry-all': Listener;
  'oncountersign-upload-view': Listener<{ readonly view: UploadPanelView }>;
  'oncountersign-upload-close': Listener;
}

interface SigningFrameOwn {
  src: string;
  'document-title': string;
  'lock-expires': string;
  retrying: boolean;
  'can-extend': boolean;
  extending: boolean;
  'oncountersign-sign-complete': Listener;
  'oncountersign-sign-failed': Listener<{ readonly reason: string }>;
  'oncountersign-sign-cancelled': Listener;
  'oncountersign-sign-retry': Listener;
  'oncountersign-sign-extend': Listener;
  'oncountersign-sign-lock-expired': Listener;
}

interface ClientLoginOwn {
  portal: string;
  firm: string | number;
  display: 'link' | 'frame';
  label: string;
}

export type ClientLoginProps = Props<ClientLoginElement, ClientLoginOwn>;
export type SigningFrameProps = Props<SigningFrameElement, SigningFrameOwn>;
export type UploadPanelElementProps = Props<UploadPanelElement, UploadPanelOwn>;
