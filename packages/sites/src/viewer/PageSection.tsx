import { memo, type Ref } from 'react';
import { VIEWER_SIGN, VisuallyHidden } from '@countersign/ui';
import {
  turnedPlace,
  type FieldPlace,
  type Rotation,
  type ViewerDocument,
} from './document/viewerDocument.ts';
import { PageSheet } from './PageSheet.tsx';
import { SignatureField } from './SignatureField.tsx';
import type { PageTexts } from './usePageTexts.ts';
import { viewerMessages } from './viewer.messages.ts';
import styles from './Viewer.module.css';

export interface PageSectionProps {
  document: ViewerDocument;
  page: number;
  scale: number;
  rotation: Rotation;
  widest: number | undefined;
  text: 'drawn' | 'always';
  /** Its text; undefined until it was read. */
  pageTexts: PageTexts | undefined;
  /** The field to sign, if it is on this page. */
  field: FieldPlace | null;
  fieldRef: Ref<HTMLButtonElement>;
  onDrawn: () => void;
  onText: (page: number, layer: HTMLElement | null) => void;
}

/** One page of the document, which screen readers go to by its name. Renders only when something of its own changes. */
export const PageSection = memo(function PageSection({
  page,
  rotation,
  field,
  fieldRef,
  pageTexts,
  ...sheet
}: PageSectionProps) {
  return (
    <section className={styles.page} aria-label={`Page ${page}`}>
      {pageTexts === undefined || pageTexts.hasOwnText ? null : (
        <VisuallyHidden>
          {pageTexts.plain.trim() === '' ? viewerMessages.noText : viewerMessages.noOtherText}
        </VisuallyHidden>
      )}
      <PageSheet {...sheet} page={page} rotation={rotation} pageTexts={pageTexts}>
        {field === null ? null : (
          <SignatureField
            ref={fieldRef}
            place={turnedPlace(field, rotation)}
            onPress={() => {
              // The framing page may know of the press; the message carries nothing else.
              window.parent.postMessage(VIEWER_SIGN, '*');
            }}
          />
        )}
      </PageSheet>
    </section>
  );
});
