import { useState } from 'react';
import { announce } from '../announce/announce.js';
import { CheckIcon, CopyIcon } from '../Icon/icons.js';
import { IconButton } from '../IconButton/IconButton.js';
import * as styles from './Reference.css.js';

export interface ReferenceProps {
  /** The reference that support asks for: "7F3A-91C2-08DE". */
  value: string;
}

/** Shows the reference of a failure, to copy. */
export function Reference({ value }: ReferenceProps) {
  /**
   * @story idle ToCopy
   * @story failed CopyRefused
   */
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const labels = {
    idle: 'Copy reference',
    copied: 'Copied',
    failed: 'Select the reference to copy it',
  } as const;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
      announce('Reference copied');
    } catch {
      // A frame or an insecure page cannot write to the clipboard; users can still select the text.
      setState('failed');
      announce(labels.failed);
    }
  }

  return (
    <span className={styles.reference}>
      Reference
      <span className={styles.value}>{value}</span>
      <IconButton
        label={labels[state]}
        icon={state === 'copied' ? CheckIcon : CopyIcon}
        onPress={() => {
          void copy();
        }}
      />
    </span>
  );
}
