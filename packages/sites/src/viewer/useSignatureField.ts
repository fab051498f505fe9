import { useEffect, useState } from 'react';
import type { FieldPlace, ViewerDocument } from './document/viewerDocument.ts';
import type { ViewerPurpose } from './query.ts';

/** Finds the field that the reader comes for; null until it is found, and where the document has none. */
export function useSignatureField(document: ViewerDocument, purpose: ViewerPurpose): FieldPlace | null {
  const [place, setPlace] = useState<FieldPlace | null>(null);
  const name = purpose?.kind === 'sign' ? purpose.field : null;
  const wanted = purpose !== null;
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    document.findField(name === null ? { kind: 'last' } : { kind: 'named', name }).then(
      (found) => {
        if (!left) setPlace(found);
      },
      // The document can be read, and signed by the button below it.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [document, name, wanted]);
  return place;
}
