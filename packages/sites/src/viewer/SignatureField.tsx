import type { Ref } from 'react';
import { Icon, SignIcon } from '@countersign/ui';
import type { FieldPlace } from './document/viewerDocument.ts';
import { viewerMessages } from './viewer.messages.ts';
import styles from './SignatureField.module.css';

/** Returns the position of a field on its page, whatever the page's scale. */
function placeOf({ x, y, width, height }: FieldPlace) {
  const percent = (part: number) => `${part * 100}%`;
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
}

export interface SignatureFieldProps {
  place: FieldPlace;
  onPress: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** The field to sign, over its place on the page. Paper is white in every theme, so its colours are light. */
export function SignatureField({ place, onPress, ref }: SignatureFieldProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.field}
      data-cs-theme="light"
      style={placeOf(place)}
      onClick={onPress}
    >
      <Icon icon={SignIcon} />
      <span className={styles.fieldLabel}>{viewerMessages.clickToSign}</span>
    </button>
  );
}

/** The same place on a thumbnail. */
export function FieldMark({ place }: { place: FieldPlace }) {
  return <span className={styles.fieldMark} data-cs-theme="light" style={placeOf(place)} />;
}
